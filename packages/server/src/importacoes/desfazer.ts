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
  isEmUso,
  type LinhaViva,
  lastChange,
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

async function takeBack(
  trx: Trx,
  { descritor, escritor, escrita }: Desfeita,
  linha: LinhaViva,
): Promise<void> {
  const id = linha.registro_id ?? 0
  if (linha.acao === 'criar') {
    if (await isEmUso(trx, escritor.tabela, id, escritor.proprias)) throw new PacoError(409, MESSAGES.emUso)
    return escritor.apagar(trx, escrita, id)
  }
  const [atual] = await readFlat({ db: trx, escritor }, descritor, escrita.user, [id])
  if (!atual) return
  const values = toRestore(linha.antes, atual)
  if (Object.keys(values).length === 0) return
  await escritor.alterar(trx, escrita, id, bodyOf(descritor, values, atual), linha.versao_depois ?? 0)
}

/** Takes rows back, each by itself: what is refused stays, with the reason, and the others go on. */
export async function undoLinhas(
  trx: Trx,
  desfeita: Desfeita,
  linhas: readonly LinhaViva[],
): Promise<Feito[]> {
  const { escritor } = desfeita
  const ids = linhas.flatMap(({ registro_id }) => registro_id ?? [])
  const versoes = await holdRegistros(trx, escritor, ids)
  const feitos: Feito[] = []
  for (const linha of linhas) {
    const { registro_id, versao_depois } = linha
    const note = (feita: Feito['feita'], motivo: string | null) =>
      feitos.push({ linha: linha.linha, registro_id, versao_depois, feita, motivo })
    const versao = versoes.get(registro_id ?? 0)
    if (versao === undefined) note('desfeita', MESSAGES.sumiu)
    else if (versao !== versao_depois) note('mantida', await mudouText(trx, escritor, registro_id ?? 0))
    else {
      try {
        await inSavepoint(trx, () => takeBack(trx, desfeita, linha))
        note('desfeita', null)
      } catch (error) {
        if (!(error instanceof PacoError)) throw error
        note('mantida', error.message)
      }
    }
  }
  return feitos
}
