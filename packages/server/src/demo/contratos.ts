import { type ContratoCreate, contratoCreate } from '@paco/domain/contratos/contrato'
import { INDICES } from '@paco/domain/contratos/dominios'
import { type EtapaChange, etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import { completeCnpj } from '@paco/domain/shared/cnpj'
import { addDays, type Day, daysBetween } from '@paco/domain/shared/days'
import { fromCents, toCents } from '@paco/domain/shared/money'
import { createContrato } from '../contratos/writes.ts'
import type { Trx } from '../db/database.ts'
import { listAditivos } from './aditivos.ts'
import { listDaLei } from './aditivos-da-lei.ts'
import { EMPRESAS, FISCAIS } from './contratos-textos.ts'
import { gruposFor } from './planilhas-catalogo.ts'
import type { Cadastrado, Cadastro } from './projetos.ts'
import { type Draw, drawFrom } from './random.ts'
import { saveAs } from './saves-queries.ts'
import { fiscalOf, type Pessoas } from './usuarios.ts'

const SEED = 7_702_118
const BIDDING = 3
const SIGNATURE = 4
const WORK = 5

type Body = Record<string, unknown>

const pick = <T>(list: readonly T[], draw: Draw): T => list[draw.whole(0, list.length - 1)] as T

/** The stages of a project whose bidding is over: there is a contract, or one is being prepared. */
function stagesOf({ body, slipped }: Cadastro) {
  const etapas = etapaChangesOf(slipped ?? body)
  const etapa = (numero: number) => etapas.find((one) => one.numero === numero)
  const [bidding, signature, work] = [etapa(BIDDING), etapa(SIGNATURE), etapa(WORK)]
  if (bidding?.situacao !== 'Concluído' || !signature || !work) return null
  return { signature, work }
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

/** When it was signed, by the stage that says so, and what came of it. */
function signedFields(
  { signature, work }: { signature: EtapaChange; work: EtapaChange },
  today: Day,
  lasts: boolean,
  draw: Draw,
): Body {
  const assinatura = signature.fim ?? work.inicio
  if (signature.situacao !== 'Concluído' || !assinatura || !work.fim || assinatura > today) return {}
  const ordem_inicio = addDays(assinatura, draw.whole(3, 20))
  const end = lasts && work.fim < today ? today : work.fim
  const prazo_dias = Math.max(60, daysBetween(ordem_inicio, end) + draw.whole(20, 120))
  const running = { situacao: 'Em execução', assinatura, ordem_inicio, prazo_dias }
  if (work.situacao !== 'Concluído') return running
  const encerrado_em = earlier(work.fim, today)
  if (encerrado_em < assinatura) return running
  const recebido_provisorio_em = earlier(addDays(encerrado_em, 12), today)
  const received =
    daysBetween(recebido_provisorio_em, today) > 80 ? addDays(recebido_provisorio_em, 75) : null
  return {
    ...running,
    situacao: 'Cumprido',
    encerrado_em,
    recebido_provisorio_em,
    recebido_definitivo_em: received,
  }
}

/**
 * One contract for each project; what is alike in all of them comes from the project itself. What amendments are approved
 * of lasts beyond today; of the others, some are over.
 */
function contratoOf(
  projeto: Cadastrado,
  numero: number,
  today: Day,
  lasts: boolean,
  pessoas: Pessoas,
): ContratoCreate | null {
  const draw = drawFrom(SEED + projeto.id)
  const stages = stagesOf(projeto)
  const { valor, nomeprojeto, id_secretaria } = projeto.body
  if (!stages || !valor) return null
  const signed = signedFields(stages, today, lasts, draw)
  const empresa = pick(EMPRESAS, draw)
  const [titular, substituto, gestor] = draw.shuffle(FISCAIS)
  // Works are measured by people of the system: who inspects them, and who approves.
  const works = signed.assinatura !== undefined && gruposFor(nomeprojeto) !== null
  const people = works
    ? { fiscal_titular_id: fiscalOf(pessoas, id_secretaria ?? 0).id, gestor_id: pessoas.admin.id }
    : {}
  const ano = Number(((signed.assinatura as Day | undefined) ?? today).slice(0, 4))
  const data_base = addDays((signed.assinatura as Day | undefined) ?? today, -draw.whole(90, 240))
  return contratoCreate.parse({
    ...signed,
    id_secretaria,
    numero: String(numero),
    ano,
    processo: `${1000 + numero * 7}/${ano}`,
    objeto: `${nomeprojeto}: execução por empresa contratada, com fornecimento de material e mão de obra.`,
    empresa: empresa.nome,
    cnpj: completeCnpj(empresa.raiz),
    regime: pick([1, 1, 2, 2, 2, 3, 5, 6], draw),
    reforma: /reforma|revitaliza|recupera/i.test(nomeprojeto),
    contratacao_direta: draw.chance(12),
    valor_inicial: valor,
    valor_referencia: fromCents(Math.round((toCents(valor) * draw.whole(102, 115)) / 100)),
    data_base,
    indice: pick(INDICES, draw),
    fiscal_titular: titular,
    fiscal_substituto: substituto,
    gestor,
    ...people,
    projetos: [projeto.id],
  })
}

/** The places of the projects of which an amendment is approved: nothing is, once a contract is over. */
function amendedPlaces(projetos: readonly Cadastro[]): Set<number> {
  const approved = listAditivos(projetos).filter(({ desfecho }) => desfecho in APPROVED)
  const daLei = listDaLei(projetos).filter(({ passos }) =>
    passos.some(({ desfecho }) => desfecho in APPROVED),
  )
  return new Set([...approved, ...daLei].map(({ projeto }) => projeto))
}
const APPROVED = { aprovado: true, acima: true }

/** Through the product's own doors, before anything of them is amended. */
export async function fillContratos(
  trx: Trx,
  pessoas: Pessoas,
  projetos: readonly Cadastrado[],
  today: Day,
): Promise<void> {
  let numero = 0
  const amended = amendedPlaces(projetos)
  for (const [place, projeto] of projetos.entries()) {
    const body = contratoOf(projeto, numero + 1, today, amended.has(place), pessoas)
    if (body === null) continue
    numero += 1
    const when = new Date(`${(body.assinatura ?? today) as Day}T11:00:00-03:00`)
    await saveAs(trx, pessoas.admin, () =>
      createContrato(trx, pessoas.admin, body, () =>
        body.encerrado_em ? new Date(`${today}T11:00:00-03:00`) : when,
      ),
    )
  }
}
