import type { Verificado } from '@paco/domain/arquivos/verificacao'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { Laudo } from './clamav.ts'
import type { Guardado } from './queries.ts'

/** Longer than any file is looked at: an instance that ended in the middle has given it up by then. */
const LEASE = 15 * 60

export interface Claimed extends Guardado {
  readonly tentativas: number
}

/** A file whose turn it is, which no other instance takes meanwhile: what is held back first. */
export async function claimArquivo(db: Db): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update arquivos set verificacao_em = now() + make_interval(secs => ${LEASE})
    where sha256 = (
      select sha256 from arquivos
      where verificado in ('nao_verificado', 'pendente') and verificacao_em <= now() and guarda <> 'ausente'
      order by verificado desc, verificacao_em limit 1 for update skip locked
    )
    returning sha256, tamanho, tipo, verificacao_tentativas as tentativas`.execute(db)
  return rows[0] ?? null
}

/** Gives it back as it was: nobody was there to look at it. */
export async function unclaimArquivo(db: Db, { sha256 }: Guardado): Promise<void> {
  await sql`update arquivos set verificacao_em = now() where sha256 = ${sha256}`.execute(db)
}

export async function writeLaudo(trx: Trx, { sha256 }: Guardado, laudo: Laudo): Promise<void> {
  const ameaca = laudo.verificado === 'suspeito' ? laudo.ameaca : null
  await sql`update arquivos set verificado = ${laudo.verificado}, ameaca = ${ameaca}, verificado_em = now(),
    verificacao_falha = null where sha256 = ${sha256}`.execute(trx)
}

/** That it could not be looked at, and why; the next attempt may begin after so many seconds. */
export async function noteFalha(db: Db, { sha256 }: Guardado, falha: string, pausa: number): Promise<void> {
  await sql`update arquivos set verificacao_falha = ${falha}, verificacao_tentativas = verificacao_tentativas + 1,
    verificacao_em = now() + make_interval(secs => ${pausa}) where sha256 = ${sha256}`.execute(db)
}

/** In how many milliseconds the next file may be tried; null where none waits. */
export async function nextAttempt(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(verificacao_em) - now()) * 1000)::float8 as ms from arquivos
    where verificado in ('nao_verificado', 'pendente') and guarda <> 'ausente'`.execute(db)
  return rows[0]?.ms ?? null
}

/** Where no antivirus is set any more nothing waits for one. How many were let go. */
export async function releasePendentes(trx: Trx): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`update arquivos set verificado = 'nao_verificado' where verificado = 'pendente'`.execute(trx)
  return Number(numAffectedRows)
}

type Counted = Record<Exclude<Verificado, 'limpo'>, number> & { readonly falha: string | null }

/** How many files are not known to be clean, and why the last one that was tried is not. */
export async function countVerificados(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) filter (where verificado = 'nao_verificado') as nao_verificado,
      count(*) filter (where verificado = 'pendente') as pendente,
      count(*) filter (where verificado = 'suspeito') as suspeito,
      (select verificacao_falha from arquivos where verificado in ('nao_verificado', 'pendente')
        and verificacao_falha is not null order by verificacao_em desc limit 1) as falha
    from arquivos where verificado <> 'limpo'`.execute(db)
  return rows[0] as Counted
}
