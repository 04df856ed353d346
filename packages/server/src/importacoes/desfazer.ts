import { type Descritor, numeroOf, type Registro } from '@paco/domain/importacoes/descritor'
import type { LinhaPresa } from '@paco/domain/importacoes/importacao'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import { formatInstant } from '@paco/domain/shared/days'
import type { Db, Trx } from '../db/database.ts'
import { refusalOf } from '../db/refusals.ts'
import { readFlat } from './cidade.ts'
import { listEmUso, type Marcados, type Onde } from './em-uso-queries.ts'
import {
  type Escrita,
  type Escritor,
  type EscritorDeFolhas,
  type EscritorDeRegistros,
  isDeFolhas,
  type Mudar,
  RecusaJunta,
} from './escritor.ts'
import {
  type Feito,
  holdRegistros,
  inSavepoint,
  type LinhaViva,
  lastChange,
  readVersoes,
} from './execucao-queries.ts'

interface Desfeita<E extends Escritor = Escritor> {
  readonly descritor: Descritor
  readonly escritor: E
  readonly escrita: Escrita
  readonly marcados: Marcados
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
  { descritor, escritor, escrita }: Desfeita<EscritorDeRegistros>,
  linha: LinhaViva,
): Promise<void> {
  const id = linha.registro_id ?? 0
  const [atual] = await readFlat({ db: trx, escritor }, descritor, escrita.user, [id])
  if (!atual) return
  const values = toRestore(linha.antes, atual)
  if (Object.keys(values).length === 0) return
  await escritor.alterar(trx, escrita, id, bodyOf(descritor, values, atual), linha.versao_depois ?? 0)
}

/** Why rows stay as the import left them, by row of the sheet. */
type Mantidas = Map<number, string>

/** What a rule or the database refuses is undone by itself: why, or null where it was not. */
async function refusedBy(trx: Trx, work: () => Promise<void>): Promise<string | null> {
  try {
    await inSavepoint(trx, work)
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return refusal.message
  }
}

/** Takes created records away: together where their word lets them go so; else, or where one is refused, each by itself. */
async function* removeCriados(
  trx: Trx,
  { escritor, escrita, marcados }: Desfeita<EscritorDeRegistros>,
  linhas: readonly LinhaViva[],
): AsyncGenerator<[LinhaViva, string | null]> {
  const ids = linhas.map(({ registro_id }) => registro_id ?? 0)
  const used = await listEmUso(trx, { escritor, marcados }, ids)
  const free = ids.filter((id) => !used.has(id))
  const together =
    escritor.apagarTodos !== undefined &&
    free.length > 1 &&
    (await refusedBy(trx, async () => escritor.apagarTodos?.(trx, escrita, free))) === null
  for (const linha of linhas) {
    const id = linha.registro_id ?? 0
    const inUse = used.get(id)
    if (inUse !== undefined) yield [linha, inUse]
    else yield [linha, together ? null : await refusedBy(trx, () => escritor.apagar(trx, escrita, id))]
  }
}

/** Each by itself. What was created goes first: a record may have had the name that one of these has. */
async function takeEach(
  trx: Trx,
  desfeita: Desfeita<EscritorDeRegistros>,
  linhas: readonly LinhaViva[],
): Promise<Mantidas> {
  const mantidas: Mantidas = new Map()
  const settle = ({ linha }: LinhaViva, refused: string | null) => {
    if (refused !== null) mantidas.set(linha, refused)
  }
  const criadas = linhas.filter(({ acao }) => acao === 'criar')
  for await (const [linha, refused] of removeCriados(trx, desfeita, criadas)) settle(linha, refused)
  for (const linha of linhas.filter(({ acao }) => acao === 'alterar'))
    settle(linha, await refusedBy(trx, () => restore(trx, desfeita, linha)))
  return mantidas
}

/** All in one save, without those that it is refused for: whose group somebody uses, whose place somebody took. */
async function takeTogether(
  trx: Trx,
  { descritor, escritor, escrita }: Desfeita<EscritorDeFolhas>,
  linhas: readonly LinhaViva[],
): Promise<Mantidas> {
  const ids = linhas.flatMap(({ registro_id }) => registro_id ?? [])
  const registros = await readFlat({ db: trx, escritor }, descritor, escrita.user, ids)
  const atuais = new Map(registros.map((registro) => [numeroOf(descritor, registro), registro]))
  const mudarOf = ({ acao, registro_id: id, versao_depois: versao, antes }: LinhaViva): Mudar => {
    const atual = atuais.get(id ?? 0) ?? {}
    return { id, versao, corpo: acao === 'criar' ? null : bodyOf(descritor, toRestore(antes, atual), atual) }
  }
  const mantidas: Mantidas = new Map()
  let left = linhas
  while (left.length > 0) {
    try {
      const mudancas = left.map(mudarOf)
      await inSavepoint(trx, async () => void (await escritor.gravar(trx, escrita, mudancas)))
      return mantidas
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null) throw error
      const refused =
        refusal instanceof RecusaJunta
          ? refusal.motivos
          : new Map(left.map((_, place) => [place, refusal.message]))
      for (const [place, motivo] of refused) mantidas.set(left[place]?.linha ?? 0, motivo)
      left = left.filter((_, place) => !refused.has(place))
    }
  }
  return mantidas
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
  const versaoOf = ({ registro_id }: LinhaViva) => versoes.get(registro_id ?? 0)
  const untouched = linhas.filter((linha) => versaoOf(linha) === linha.versao_depois)
  const mantidas = isDeFolhas(escritor)
    ? await takeTogether(trx, { ...desfeita, escritor }, untouched)
    : await takeEach(trx, { ...desfeita, escritor }, untouched)
  const feitos: Feito[] = []
  for (const linha of linhas) {
    const { registro_id, versao_depois } = linha
    const note = (feita: Feito['feita'], motivo: string | null) =>
      feitos.push({ linha: linha.linha, registro_id, versao_depois, feita, motivo })
    const versao = versaoOf(linha)
    const motivo = mantidas.get(linha.linha)
    if (versao === undefined) note('desfeita', MESSAGES.sumiu)
    else if (versao !== versao_depois) note('mantida', await mudouText(trx, escritor, registro_id ?? 0))
    else if (motivo !== undefined) note('mantida', motivo)
    else note('desfeita', null)
  }
  return feitos
}

/** What would stay if the import were undone now, as far as can be told before: what was changed since, and what is in use. */
export async function presasOf(
  db: Db,
  onde: Onde & { readonly escritor: Escritor },
  linhas: readonly LinhaViva[],
): Promise<LinhaPresa[]> {
  const { escritor } = onde
  const ids = linhas.flatMap(({ registro_id }) => registro_id ?? [])
  const versoes = isDeFolhas(escritor) ? null : await readVersoes(db, escritor.tabela, ids)
  const used = isDeFolhas(escritor) ? new Map<number, string>() : await listEmUso(db, onde, ids)
  return linhas.flatMap(({ linha, acao, registro_id, versao_depois }) => {
    if (registro_id === null) return []
    const versao = versoes?.get(registro_id)
    const changed = versao !== undefined && versao !== versao_depois
    const motivo = changed ? MESSAGES.mudouDepois : acao === 'criar' ? used.get(registro_id) : undefined
    return motivo === undefined ? [] : [{ linha, registro_id, motivo }]
  })
}
