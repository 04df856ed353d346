import { setImmediate as breathe } from 'node:timers/promises'
import type { PrazoDoProjeto } from '@paco/domain/prazos/cumprimento'
import type { FatosLegais } from '@paco/domain/prazos/fatos'
import { detalheOf, isOpen, isTold, type PrazoLegal, prazosLegais } from '@paco/domain/prazos/legal'
import { MESSAGES } from '@paco/domain/prazos/messages'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { readCalendario } from '../calendario/queries.ts'
import type { Db } from '../db/database.ts'
import { type Cumprimento, isProjeto, readCumprimentos } from './cumprimentos-queries.ts'
import { readFatos, type Wanted } from './legal-queries.ts'
import type { Due } from './queries.ts'

export interface Found {
  fatos: FatosLegais
  prazo: PrazoLegal
}

/** So many records are worked out at a time: others are answered between two of these. */
const SLICE = 100

/** The deadlines of the wanted records, met or not. */
export async function readLegais(
  db: Db,
  who: SessionUser | null,
  wanted: Wanted,
  hoje: Day,
): Promise<Found[]> {
  const calendario = await readCalendario(db)
  const records = await readFatos(db, who, wanted)
  const found: Found[] = []
  for (let from = 0; from < records.length; from += SLICE) {
    if (from > 0) await breathe()
    for (const fatos of records.slice(from, from + SLICE))
      for (const prazo of prazosLegais(fatos, { calendario, hoje })) found.push({ fatos, prazo })
  }
  return found
}

/** Of as many days the order of their keys, so that the nearest are the same however they were found. */
export const byNearness = (one: Found, other: Found): number =>
  Math.abs(one.prazo.dias) - Math.abs(other.prazo.dias) ||
  (one.prazo.chave < other.prazo.chave ? -1 : one.prazo.chave > other.prazo.chave ? 1 : 0)

/** Those that nothing of their records has ended, near enough to be told, the nearest first. */
const nearest = (found: readonly Found[]): Found[] =>
  found.filter(({ prazo }) => isOpen(prazo) && isTold(prazo)).sort(byNearness)

/** What is near of that which everyone may be told: of contracts, all or those named, stoppages, works under way and agreements. */
export const readShared = async (
  db: Db,
  today: Day,
  contratos: readonly number[] | null = null,
): Promise<Found[]> => nearest(await readLegais(db, null, { today, contratos }, today))

/** Those that nothing of their records has ended. */
export const readOpenLegais = async (db: Db, who: SessionUser, today: Day): Promise<PrazoLegal[]> =>
  (await readLegais(db, who, { today }, today)).map(({ prazo }) => prazo).filter(isOpen)

const marksOf = (db: Db, found: readonly Found[]): Promise<Map<string, Cumprimento>> =>
  readCumprimentos(
    db,
    found.map(({ prazo }) => prazo.chave),
  )

const dueOf = ({ fatos, prazo }: Found): Due => ({
  tipo: 'legal',
  id: fatos.id,
  parte: prazo.chave,
  titulo: fatos.titulo,
  detalhe: detalheOf(prazo),
  id_secretaria: fatos.id_secretaria,
  secretaria_nome: fatos.secretaria_nome,
  dia: prazo.dia,
  dias: prazo.dias,
  base_legal: prazo.regra.base,
  acao: prazo.regra.acao,
  dias_uteis: prazo.dias_uteis,
  marcavel: !prazo.regra.soPeloRegistro,
  id_projeto: fatos.id_projeto,
  marca: null,
})

/** The nearest that nobody has met, `most` at most: marks are looked up of so many at a time, and of more where many are met. */
async function unmetOf(db: Db, near: readonly Found[], most: number): Promise<Found[]> {
  const unmet: Found[] = []
  for (let from = 0, size = most; from < near.length && unmet.length < most; from += size, size *= 2) {
    const some = near.slice(from, from + size)
    const marks = await marksOf(db, some)
    unmet.push(...some.filter(({ prazo }) => !marks.has(prazo.chave)))
  }
  return unmet.slice(0, most)
}

/** What the law has fall due and nobody has met, near enough to be told; the nearest `most`. Amendments are read by few. */
export async function listLegais(
  db: Db,
  who: SessionUser,
  { today, shared, most }: { today: Day; shared: readonly Found[]; most: number },
): Promise<Due[]> {
  const own = nearest(await readLegais(db, who, { aditivos: today }, today))
  const near = own.length === 0 ? shared : [...shared, ...own].sort(byNearness)
  return (await unmetOf(db, near, most)).map(dueOf)
}

function ofProjeto({ fatos, prazo }: Found, mark: Cumprimento | undefined): PrazoDoProjeto {
  const { chave, regra, dia, dias, dias_uteis, encerrado } = prazo
  const { base: base_legal, comeca, termina, acao, soPeloRegistro } = regra
  const { titulo, id_secretaria } = fatos
  return {
    ...{
      chave,
      titulo,
      detalhe: detalheOf(prazo),
      base_legal,
      comeca,
      termina,
      acao,
      id_secretaria,
      dia,
      dias,
      dias_uteis,
    },
    situacao: mark ? 'cumprido' : isOpen(prazo) ? 'aberto' : 'encerrado',
    marcavel: !soPeloRegistro,
    cumprido_em: mark?.cumprido_em ?? encerrado?.em ?? null,
    por: mark ? mark.evidencia : (encerrado?.por ?? null),
    arquivo: mark?.arquivo ?? null,
    cumprimento_id: mark?.id ?? null,
    marcado_por: mark?.marcado_por ?? null,
    marcado_em: mark?.marcado_em ?? null,
  }
}

/** All legal deadlines of a project in the order of their days: of its contracts, amendments, stoppages, works and agreements. */
export async function listDoProjeto(
  db: Db,
  who: SessionUser,
  projeto: number,
  today: Day,
): Promise<PrazoDoProjeto[]> {
  if (!(await isProjeto(db, projeto))) throw notFound(MESSAGES.projetoNotFound)
  const found = await readLegais(db, who, { projeto }, today)
  const marks = await marksOf(db, found)
  return found
    .map((one) => ofProjeto(one, marks.get(one.prazo.chave)))
    .sort((one, other) => one.dia.localeCompare(other.dia) || one.chave.localeCompare(other.chave))
}
