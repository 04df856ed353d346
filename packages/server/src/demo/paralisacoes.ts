import {
  type ParalisacaoCreate,
  paralisacaoCreate,
  paralisacaoUpdate,
} from '@paco/domain/paralisacoes/paralisacao'
import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { editParalisacao, restartProjeto, stopProjeto } from '../paralisacoes/writes.ts'
import { storeAndamento } from '../projetos/queries.ts'
import type { Cadastrado } from './projetos.ts'
import { saveAs } from './saves-queries.ts'

const WORK = 5

interface Parada extends Pick<ParalisacaoCreate, 'motivo' | 'responsavel'> {
  readonly detalhe: string | null
  /** How many days ago it began, and in how many it is to end. */
  readonly ha: number
  readonly previsto: number | null
  /** How many days ago site and sign told of it. */
  readonly avisadaHa?: number
}

/** Two of them for more than a month: of one that was told to everyone, of the other not yet. */
const PARADAS: readonly Parada[] = [
  {
    motivo: 'desapropriacao',
    detalhe: 'dois imóveis no traçado aguardam imissão na posse',
    responsavel: 'Procuradoria Geral do Município',
    ha: 74,
    previsto: 45,
    avisadaHa: 40,
  },
  {
    motivo: 'repasse',
    detalhe: 'segunda parcela do convênio ainda não liberada',
    responsavel: 'Secretaria de Obras',
    ha: 47,
    previsto: 30,
  },
  {
    motivo: 'chuvas',
    detalhe: null,
    responsavel: 'Defesa Civil',
    ha: 24,
    previsto: 10,
  },
  {
    motivo: 'licenca',
    detalhe: 'renovação da licença de instalação em análise',
    responsavel: 'Secretaria de Meio Ambiente',
    ha: 17,
    previsto: null,
  },
  {
    motivo: 'projeto',
    detalhe: 'revisão das fundações depois de nova sondagem',
    responsavel: 'Secretaria de Planejamento',
    ha: 9,
    previsto: 40,
  },
  {
    motivo: 'outro',
    detalhe: 'Achado arqueológico comunicado ao Iphan',
    responsavel: 'Secretaria de Cultura',
    ha: 3,
    previsto: null,
  },
]

/** One that ended, so that there is a history to look at. */
const ENCERRADA = { ha: 110, dias: 18 }

/** Works under way long enough to have stopped twice; those of Obras, whose people one can be, come first. */
function stoppable(projetos: readonly Cadastrado[], today: Day): Cadastrado[] {
  const begun = projetos.filter(({ body, slipped }) => {
    const work = etapaChangesOf(slipped ?? body).find(({ numero }) => numero === WORK)
    const early = (work?.inicio ?? today) < addDays(today, -ENCERRADA.ha)
    return early && (work?.situacao === 'Em andamento' || work?.situacao === 'Atrasado')
  })
  const isObras = ({ body }: Cadastrado) => body.id_secretaria === 12
  return [...begun.filter(isObras).slice(0, 3), ...begun.filter((one) => !isObras(one))]
}

const momentOf = (day: Day) => () => new Date(`${day}T10:30:00-03:00`)

/** Through the product's own doors, each on its day. */
export async function fillParalisacoes(
  trx: Trx,
  admin: SessionUser,
  projetos: readonly Cadastrado[],
  today: Day,
): Promise<void> {
  const stopped = stoppable(projetos, today)
  const before = stopped[0]
  if (before) {
    const [inicio, reinicio] = [addDays(today, -ENCERRADA.ha), addDays(today, ENCERRADA.dias - ENCERRADA.ha)]
    const order = { id_projeto: before.id, motivo: 'chuvas', responsavel: 'Secretaria de Obras', inicio }
    const stop = () => stopProjeto(trx, admin, paralisacaoCreate.parse(order), momentOf(inicio))
    const id = await saveAs(trx, admin, stop)
    await saveAs(trx, admin, async () => {
      await restartProjeto(trx, admin, id, { reinicio, versao: 1 }, momentOf(reinicio))
      await storeAndamento(trx, before.id, today)
    })
  }
  for (const [index, { ha, previsto, avisadaHa, ...own }] of PARADAS.entries()) {
    const projeto = stopped[index]
    if (!projeto) return
    const inicio = addDays(today, -ha)
    const order = paralisacaoCreate.parse({
      ...own,
      id_projeto: projeto.id,
      inicio,
      ordem: `${index + 4}/${inicio.slice(0, 4)}`,
      reinicio_previsto: previsto === null ? null : addDays(today, previsto),
    })
    const id = await saveAs(trx, admin, () => stopProjeto(trx, admin, order, momentOf(inicio)))
    if (avisadaHa === undefined) continue
    const day = addDays(today, -avisadaHa)
    const told = paralisacaoUpdate.parse({ aviso_publicado_em: day, placa_em: day })
    await saveAs(trx, admin, () => editParalisacao(trx, admin, id, told, momentOf(day)))
  }
}
