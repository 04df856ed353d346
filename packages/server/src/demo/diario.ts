import { createHash } from 'node:crypto'
import type { Momento } from '@paco/domain/diario/momento'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { insertRegistro } from '../diario/queries.ts'
import { keepFoto } from '../fotos/queries.ts'
import { type Cena, drawCenas } from './diario-cenas.ts'
import { keepOriginal, listObrasComDiario, type ObraDemo } from './diario-queries.ts'
import { saveAs } from './saves-queries.ts'
import { fiscalOf, type Pessoas } from './usuarios.ts'

const IDEIA = 1
const EXECUCAO = 5
const VIA = /paviment|recape|via|rua|avenida|estrada|ciclovia|drenagem|calçad/i

const LEGENDAS: Record<Momento, string> = {
  antes: 'Terreno antes do início dos serviços',
  durante: 'Frente de serviço em andamento',
  depois: 'Serviços concluídos',
}
const VISTORIA = 'Vistoria do local, para o estudo da obra'
const OCORRENCIAS = [
  'Chuva forte pela manhã: equipe dispensada às 10h, serviços retomados no dia seguinte.',
  'Determinada à contratada a recomposição da sinalização da obra, com prazo de dois dias.',
  'Recebido material em desacordo com a especificação; carga recusada e registrada.',
]

/** The same at every start, one for each entry. */
function chaveOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

interface Tirada {
  readonly momento: Momento
  readonly dia: Day
  readonly etapa: number
  readonly texto: string
}

/** The pictures of a work and their days, none before its time: where nothing is being built yet, that of the first visit. */
function tiradasOf({ vistoria, inicio, fim, concluida }: ObraDemo, today: Day): Tirada[] {
  if (inicio === null) {
    const dia = addDays(vistoria, 5)
    return dia < today ? [{ momento: 'antes', dia, etapa: IDEIA, texto: VISTORIA }] : []
  }
  const end = fim !== null && fim < today ? fim : addDays(today, -2)
  const all: [Momento, Day][] = [
    ['antes', addDays(inicio, -3)],
    ['durante', addDays(inicio, 20)],
    ...(concluida ? [['depois', end] as [Momento, Day]] : []),
  ]
  return all.flatMap(([momento, dia]) =>
    dia <= end ? [{ momento, dia, etapa: EXECUCAO, texto: LEGENDAS[momento] }] : [],
  )
}

/** Who goes there: the inspector whom the contract names; before there is one, the department's own people. */
function quemVai(pessoas: Pessoas, { contrato, id_secretaria }: ObraDemo): SessionUser {
  const fiscal = fiscalOf(pessoas, id_secretaria)
  return contrato !== null || fiscal.id_secretaria === id_secretaria ? fiscal : pessoas.admin
}

async function writeFoto(trx: Trx, obra: ObraDemo, { foto, miniatura, sha256 }: Cena, said: object) {
  const dono = `diario/${obra.id}` as const
  const shown = {
    foto: await keepFoto(trx, dono, foto),
    miniatura: await keepFoto(trx, dono, miniatura),
    arquivo: sha256,
    arquivo_nome: 'foto.jpg',
  }
  await insertRegistro(trx, { ...shown, ...said } as Parameters<typeof insertRegistro>[1])
}

/** Pictures of works, and occurrences of those that are being built. */
export async function fillDiario(trx: Trx, pessoas: Pessoas, today: Day): Promise<void> {
  const cenas = await drawCenas()
  for (const cena of Object.values(cenas).flatMap((of) => Object.values(of)))
    await keepOriginal(trx, cena.sha256, cena.original)
  for (const [place, obra] of (await listObrasComDiario(trx)).entries()) {
    const own = { projeto_id: obra.id, contrato_id: obra.contrato }
    const quem = quemVai(pessoas, obra)
    const by = (dia: Day) => ({ autor_id: quem.id, criado_em: new Date(`${dia}T15:00:00-03:00`), dia })
    for (const { dia, ...tirada } of tiradasOf(obra, today)) {
      const said = { ...own, ...by(dia), ...tirada, tipo: 'foto', chave: chaveOf(obra.id, tirada.momento) }
      const cena = cenas[VIA.test(obra.nome) ? 'via' : 'predio'][tirada.momento]
      await saveAs(trx, quem, () => writeFoto(trx, obra, cena, said))
    }
    const dia = obra.inicio && addDays(obra.inicio, 12)
    if (dia === null || dia > today) continue
    const texto = OCORRENCIAS[place % OCORRENCIAS.length] ?? ''
    const livro = { tipo: 'ocorrencia' as const, etapa: EXECUCAO, chave: chaveOf(obra.id, 'livro') }
    await saveAs(trx, quem, () => insertRegistro(trx, { ...own, ...by(dia), ...livro, texto }))
  }
}
