import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { aditivoReaders } from '@paco/domain/aditivos/policy'
import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { segundaOf, semanaDe, semanaOf } from '@paco/domain/avisos/semana'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { TOTAL_HEADER } from '@paco/domain/http/headers'
import type { ListQuery } from '@paco/domain/http/list'
import { LINHAS, type Reuniao, type Termo } from '@paco/domain/inicio/inicio'
import { type Cartao, papelOf } from '@paco/domain/inicio/papel'
import { mesDe, porPago } from '@paco/domain/inicio/resumo'
import { desdeQuando } from '@paco/domain/inicio/visita'
import { somar } from '@paco/domain/painel/execucao'
import { canReadAllAditivos } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { aditivosSource } from '../aditivos/queries.ts'
import type { Verificador } from '../auditoria/verificacao.ts'
import { listMudancas } from '../avisos/avisos.ts'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { type ListSource, listRows, rowsByIds } from '../db/list.ts'
import type { rememberExecucao } from '../painel/execucao-memoria.ts'
import { semanaSource } from '../projetos/semana-queries.ts'
import {
  carosSource,
  decididosSource,
  listPedidos,
  readAtrasados,
  readParalisadas,
  readTermos,
} from './queries.ts'

export interface Around {
  readonly db: Db
  readonly today: Pick<Today, 'now' | 'today'>
  readonly executado: ReturnType<typeof rememberExecucao>['executado']
  readonly verify: Pick<Verificador, 'ultima'>
}

/** Of the trail so many lines are looked at for the few that are told. */
const ULTIMAS = 4000

/** What reads one card as JSON text; null where it is not this person's to read. */
type Reader = (around: Around, who: SessionUser, desde: string | undefined) => Promise<string> | null

async function parteOf(db: Db, source: ListSource, query: ListQuery, most = LINHAS): Promise<string> {
  const { rows, headers } = await listRows(db, source, { ...query, limite: most })
  return `{"total":${headers[TOTAL_HEADER]},"linhas":${rows}}`
}

const FILA = { status: 'pendente', ordem: '-dias_espera' }

/** Requests of all departments, for those who read all of them. */
const ofAll =
  (source: ListSource, query: ListQuery): Reader =>
  ({ db }, who) =>
    canReadAllAditivos(who) ? parteOf(db, source, query) : null

async function readPedidos(db: Db, id_secretaria: number, today: string): Promise<string> {
  const { total, ids } = await listPedidos(db, id_secretaria, today)
  const rows = await rowsByIds<Aditivo>(db, aditivosSource, ids)
  return JSON.stringify({ total, linhas: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) })
}

/** A department is told what others changed in its projects since it was last here; those over all, what changed this week. */
async function readMudancas({ db, today }: Around, who: SessionUser, asked?: string): Promise<string> {
  const now = today.now()
  const hoje = today.today()
  const own = papelOf(who) === 'secretaria'
  const de = own ? desdeQuando(asked, now) : semanaDe(segundaOf(semanaOf(hoje)) ?? hoje).de
  const mine = own ? { id_secretaria: who.id_secretaria ?? undefined, exceto: who.id } : {}
  const linhas = await listMudancas(db, who, { de, ultimas: ULTIMAS, most: LINHAS, ...mine })
  return JSON.stringify({ desde: de.toISOString(), linhas })
}

async function readDinheiro({ executado }: Around, most = LINHAS): Promise<string> {
  const { ano, por_secretaria } = await executado({})
  const linhas = porPago(por_secretaria)
  return JSON.stringify({
    ano,
    soma: somar(por_secretaria),
    total: linhas.length,
    linhas: linhas.slice(0, most),
  })
}

async function readTermosDoMes({ db, today }: Around, most = LINHAS): Promise<string> {
  const hoje = today.today()
  const { total, linhas } = JSON.parse(await readTermos(db, hoje, most)) as { total: number; linhas: Termo[] }
  const named = linhas.map((termo) => {
    const familia = FAMILIAS.find(({ key }) => key === termo.familia)
    return familia ? { ...termo, detalhe: `${familia.label} · ${termo.detalhe}` } : termo
  })
  return JSON.stringify({ mes: mesDe(hoje).mes, total, linhas: named })
}

async function readTrilha({ verify }: Around): Promise<string> {
  const ultima = verify.ultima()
  const conferida = ultima && {
    em: ultima.em,
    integra: ultima.resultado.integra,
    registros: ultima.resultado.registros,
  }
  return JSON.stringify({ conferida })
}

export const READERS: Readonly<Record<Cartao, Reader>> = {
  etapas: ({ db }, who) => parteOf(db, semanaSource(who), {}),
  pedidos: ({ db, today }, who) =>
    aditivoReaders.allows(who) && who.id_secretaria !== null
      ? readPedidos(db, who.id_secretaria, today.today())
      : null,
  fila: ofAll(aditivosSource, FILA),
  decididos: ofAll(decididosSource, { ordem: '-data_decisao' }),
  caros: ofAll(carosSource, { ordem: '-valor' }),
  trilha: (around, who) => (canReadAuditoria(who) ? readTrilha(around) : null),
  mudancas: readMudancas,
  atrasados: ({ db, today }) => readAtrasados(db, today.today()),
  dinheiro: (around) => readDinheiro(around),
  paralisadas: ({ db }) => readParalisadas(db),
  termos: (around) => readTermosDoMes(around),
}

/** More rows of the same than a sheet of paper holds. */
const NA_FOLHA = 40

/** What the sheet of a meeting tells. */
export async function readReuniao(around: Around): Promise<Reuniao> {
  const { db, today } = around
  const hoje = today.today()
  const [atrasados, dinheiro, paralisadas, termos, fila] = await Promise.all([
    readAtrasados(db, hoje, NA_FOLHA),
    readDinheiro(around, NA_FOLHA),
    readParalisadas(db, NA_FOLHA),
    readTermosDoMes(around, NA_FOLHA),
    parteOf(db, aditivosSource, FILA, NA_FOLHA),
  ])
  return JSON.parse(
    `{"hoje":"${hoje}","atrasados":${atrasados},"dinheiro":${dinheiro},"paralisadas":${paralisadas},"termos":${termos},"fila":${fila}}`,
  )
}
