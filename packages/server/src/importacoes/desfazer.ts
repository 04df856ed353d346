import { type Descritor, numeroOf, type Registro } from '@paco/domain/importacoes/descritor'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import { formatInstant } from '@paco/domain/shared/days'
import { PacoError } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import { readFlat } from './cidade.ts'
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
  listEmUso,
} from './execucao-queries.ts'

interface Desfeita<E extends Escritor = Escritor> {
  readonly descritor: Descritor
  readonly escritor: E
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
  { escritor, escrita }: Desfeita<EscritorDeRegistros>,
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
    settle(linha, await refusalOf(trx, () => restore(trx, desfeita, linha)))
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
      if (!(error instanceof PacoError)) throw error
      const refused =
        error instanceof RecusaJunta ? error.motivos : new Map(left.map((_, place) => [place, error.message]))
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
