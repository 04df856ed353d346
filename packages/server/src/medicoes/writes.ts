import { problemsOfItens } from '@paco/domain/medicoes/boletim-medido'
import type { BoletimCreate, BoletimUpdate, Conferencia } from '@paco/domain/medicoes/corpos'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { modoDoRegime, refusalOfModo } from '@paco/domain/medicoes/modo'
import { refusalOfConferencia, refusalOfRascunho } from '@paco/domain/medicoes/passos'
import {
  problemsOfPeriodo,
  proximoNumero,
  refusalOfExclusao,
  refusalOfNovo,
} from '@paco/domain/medicoes/periodo'
import { refusalOfEscrita } from '@paco/domain/medicoes/situacao'
import { conflict } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { findRegra, lockContrato } from './contrato-queries.ts'
import { assertAllowed, assertPossible, assertRight, hold, measure, type Sheet, storeSheet } from './hold.ts'
import type { Folha, LinhaGuardada } from './linhas-queries.ts'
import { medir } from './medir.ts'
import { boletinsOf, deleteBoletim, type HeldBoletim, insertBoletim, loadBoletim } from './queries.ts'

/** The next of its contract: numbered, by the sheet in force and in the mode of the regime. */
export async function createBoletim(trx: Trx, user: SessionUser, body: BoletimCreate): Promise<number> {
  const contrato = await lockContrato(trx, body.id_contrato)
  assertAllowed(refusalOfRascunho(user, contrato))
  const before = await boletinsOf(trx, contrato.id)
  assertPossible(refusalOfNovo({ ...contrato, temPlanilha: contrato.revisao_id !== null }, before))
  const regra = await findRegra(trx, contrato.id)
  const modo = regra?.modo ?? modoDoRegime(contrato.regime)
  if (modo === null) throw conflict(MESSAGES.directExecution)
  assertPossible(refusalOfModo(contrato.regime, modo))
  if (before.some((boletim) => boletim.modo !== modo)) throw conflict(MESSAGES.modoStays)
  assertRight(problemsOfPeriodo(body, before, contrato.ordem_inicio))
  const id = await insertBoletim(trx, {
    contrato_id: contrato.id,
    revisao_id: contrato.revisao_id ?? 0,
    numero: proximoNumero(before),
    inicio: body.inicio,
    fim: body.fim,
    final: body.final,
    modo,
    deducoes: '[]',
    retencao_percentual: regra?.retencao_percentual ?? 0,
    criado_por: user.id,
    autores: [user.id],
  })
  // What was measured before stands in it from the start.
  await storeSheet(trx, await measure(trx, { contrato, boletim: await loadBoletim(trx, id) }))
  return id
}

/** Whoever has a hand in what was measured neither approves nor pays it. */
const signed = ({ autores }: HeldBoletim, { id }: SessionUser) => ({
  autores: autores.includes(id) ? autores : [...autores, id],
})

type Said<T> = ReadonlyMap<number, T>

const byChave = <T extends { readonly chave: number }>(itens: readonly T[]): Said<T> =>
  new Map(itens.map((item) => [item.chave, item]))

/** The sheet with other rows, measured anew. */
function remeasure(
  sheet: Sheet,
  termos: Partial<Sheet['boletim']>,
  tell: (linha: LinhaGuardada) => LinhaGuardada,
): Sheet {
  const boletim = { ...sheet.boletim, ...termos }
  const folha: Folha = { ...sheet.folha, linhas: sheet.folha.linhas.map(tell) }
  return { ...sheet, boletim, folha, medido: medir(folha, boletim, sheet.contrato.data_base) }
}

/** Whoever claims another quantity has it checked anew. */
function claimed(said: Said<NonNullable<BoletimUpdate['itens']>[number]>) {
  return (linha: LinhaGuardada): LinhaGuardada => {
    const item = said.get(linha.chave)
    if (item === undefined) return linha
    const { pleiteada, motivo = linha.motivo, memoria = linha.memoria } = item
    const aceita = pleiteada === (linha.pleiteada ?? 0) ? linha.aceita : null
    return { ...linha, pleiteada, aceita, motivo, memoria }
  }
}

function accepted(said: Said<Conferencia['itens'][number]>) {
  return (linha: LinhaGuardada): LinhaGuardada => {
    const item = said.get(linha.chave)
    if (item === undefined) return linha
    const { aceita, motivo = linha.motivo } = item
    return { ...linha, pleiteada: linha.pleiteada ?? 0, aceita, motivo }
  }
}

const saidOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Saves a draft as it was typed; a row that cannot be counts for nothing until it is mended. Answers its new version. */
export async function editBoletim(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, itens = [], ...body }: BoletimUpdate,
): Promise<number> {
  const held = await hold(trx, id)
  const { contrato, boletim } = held
  assertAllowed(refusalOfRascunho(user, contrato))
  assertPossible(refusalOfEscrita('pleiteado', boletim.situacao))
  refuseStale(boletim, versao)
  const changes = saidOf(body)
  if (changes.inicio !== undefined || changes.fim !== undefined) {
    const others = (await boletinsOf(trx, contrato.id)).filter(({ numero }) => numero !== boletim.numero)
    assertRight(problemsOfPeriodo({ ...boletim, ...changes }, others, contrato.ordem_inicio))
  }
  const sheet = await measure(trx, held)
  assertRight(problemsOfItens(itens, sheet.medido.contratadas))
  const { deducoes: _written, ...columns } = changes
  await storeSheet(trx, remeasure(sheet, changes, claimed(byChave(itens))), {
    ...columns,
    ...signed(boletim, user),
  })
  return (await loadBoletim(trx, id)).versao
}

/** What the inspector accepts, while the bulletin is checked. */
export async function checkBoletim(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, itens }: Conferencia,
): Promise<number> {
  const held = await hold(trx, id)
  assertAllowed(refusalOfConferencia(user, held.contrato))
  assertPossible(refusalOfEscrita('aceito', held.boletim.situacao))
  refuseStale(held.boletim, versao)
  const sheet = await measure(trx, held)
  assertRight(problemsOfItens(itens, sheet.medido.contratadas))
  await storeSheet(trx, remeasure(sheet, {}, accepted(byChave(itens))), signed(held.boletim, user))
  return (await loadBoletim(trx, id)).versao
}

export async function removeBoletim(trx: Trx, user: SessionUser, id: number): Promise<void> {
  const { contrato, boletim } = await hold(trx, id)
  assertAllowed(refusalOfRascunho(user, contrato))
  assertPossible(refusalOfExclusao(boletim, await boletinsOf(trx, contrato.id)))
  await deleteBoletim(trx, id)
}
