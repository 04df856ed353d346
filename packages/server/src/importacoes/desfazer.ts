import type { Descritor, Registro } from '@paco/domain/importacoes/descritor'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import { formatInstant } from '@paco/domain/shared/days'
import { PacoError } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import { readFlat } from './cidade.ts'
import type { Escrita, Escritor } from './escritor.ts'
import {
  type Feito,
  holdRegistros,
  inSavepoint,
  type LinhaViva,
  lastChange,
  listEmUso,
} from './execucao-queries.ts'

interface Desfeita {
  readonly descritor: Descritor
  readonly escritor: Escritor
  readonly escrita: Escrita
}

/** Whoever changed a record after the import keeps their change. */
async function mudouText(trx: Trx, escritor: Escritor, id: number): Promise<string> {
  const last = await lastChange(trx, escritor, id)
  return last
    ? `${MESSAGES.mudouDepois} Por ${last.usuario_nome}, em ${formatInstant(last.instante.toISOString())}.`
    : MESSAGES.mudouDepois
}

/** What of a record is other than it was: also what changed by itself when the import changed the rest. */
const toRestore = (antes: Registro, atual: Registro): Registro =>
  Object.fromEntries(
    Object.entries(antes).filter(([campo, valor]) => (atual[campo] ?? null) !== (valor ?? null)),
  )

/** Gives a changed record back what it had. */
async function restore(
  trx: Trx,
  { descritor, escritor, escrita }: Desfeita,
  linha: LinhaViva,
): Promise<void> {
  const id = linha.registro_id ?? 0
  const [atual] = await readFlat({ db: trx, escritor }, descritor, escrita.user, [id])
  if (!atual) return
  const values = toRestore(linha.antes, atual)
  if (Object.keys(values).length === 0) return
  await escritor.alterar(trx, escrita, id, bodyOf(descritor, values, atual), linha.versao_depois ?? 0)
}

/** What somebody's rule refuses is undone by itself: why, or null where it was not. */
async function refusalOf(trx: Trx, work: () => Promise<void>): Promise<string | null> {
  try {
    await inSavepoint(trx, work)
    return null
  } catch (error) {
    if (!(error instanceof PacoError)) throw error
    return error.message
  }
}

/** Takes created records away: together where their word lets them go so; else, or where one is refused, each by itself. */
async function* removeCriados(
  trx: Trx,
  { escritor, escrita }: Desfeita,
  linhas: readonly LinhaViva[],
): AsyncGenerator<[LinhaViva, string | null]> {
  const ids = linhas.map(({ registro_id }) => registro_id ?? 0)
  const used = await listEmUso(trx, escritor, ids)
  const free = ids.filter((id) => !used.has(id))
  const together =
    escritor.apagarTodos !== undefined &&
    free.length > 1 &&
    (await refusalOf(trx, async () => escritor.apagarTodos?.(trx, escrita, free))) === null
  for (const linha of linhas) {
    const id = linha.registro_id ?? 0
    if (used.has(id)) yield [linha, MESSAGES.emUso]
    else yield [linha, together ? null : await refusalOf(trx, () => escritor.apagar(trx, escrita, id))]
  }
}

/** Takes rows back: what is refused stays, with the reason, and the others go on. */
export async function undoLinhas(
  trx: Trx,
  desfeita: Desfeita,
  linhas: readonly LinhaViva[],
): Promise<Feito[]> {
  const { escritor } = desfeita
  const ids = linhas.flatMap(({ registro_id }) => registro_id ?? [])
  const versoes = await holdRegistros(trx, escritor, ids)
  const feitos: Feito[] = []
  const note = (
    { linha, registro_id, versao_depois }: LinhaViva,
    feita: Feito['feita'],
    motivo: string | null,
  ) => feitos.push({ linha, registro_id, versao_depois, feita, motivo })
  const settle = (linha: LinhaViva, refused: string | null) =>
    note(linha, refused === null ? 'desfeita' : 'mantida', refused)
  const same = linhas.filter((linha) => versoes.get(linha.registro_id ?? 0) === linha.versao_depois)
  for (const linha of linhas) {
    if (!versoes.has(linha.registro_id ?? 0)) note(linha, 'desfeita', MESSAGES.sumiu)
    else if (!same.includes(linha))
      note(linha, 'mantida', await mudouText(trx, escritor, linha.registro_id ?? 0))
  }
  // What was created goes first: a record may have had the name that one of these has.
  const criadas = same.filter(({ acao }) => acao === 'criar')
  for await (const [linha, refused] of removeCriados(trx, desfeita, criadas)) settle(linha, refused)
  for (const linha of same.filter(({ acao }) => acao === 'alterar'))
    settle(linha, await refusalOf(trx, () => restore(trx, desfeita, linha)))
  return feitos
}
