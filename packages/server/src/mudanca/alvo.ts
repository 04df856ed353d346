import type { Database } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import { type Alvo, readAlvo } from './queries.ts'

/** The oldest that has all that our SQL asks for. */
const OLDEST = 14

/** Why a city cannot move there, if so. */
export function impedimento(alvo: Alvo): string | null {
  const { versao, so_leitura, codificacao, usuario, pode_criar, pode_estender, objetos } = alvo
  const maior = Math.floor(versao / 10_000)
  if (maior < OLDEST)
    return `A versão ${maior} do PostgreSQL de destino é antiga demais: use a ${OLDEST} ou mais nova.`
  if (so_leitura) return 'O PostgreSQL de destino só aceita leitura. Indique um que aceite gravações.'
  if (codificacao !== 'UTF8')
    return `O banco de destino usa a codificação ${codificacao}. Crie-o com a codificação UTF8.`
  if (!pode_criar)
    return `O usuário ${usuario} não pode criar tabelas no banco de destino. Dê-lhe essa permissão, ou indique o dono do banco depois do endereço da aplicação.`
  if (!pode_estender)
    return `O usuário ${usuario} não pode criar as extensões pg_trgm e unaccent no banco de destino. Dê-lhe a permissão CREATE no banco, ou crie as duas antes.`
  if (objetos > 0)
    return 'O banco de destino não está vazio: há tabelas nele. Crie um banco vazio para a cidade.'
  return null
}

/** Refuses a server on which the city could not begin. Asked as the owner, who makes the tables. */
export async function assertAlvo({ owner }: Database): Promise<void> {
  const why = impedimento(await readAlvo(owner.db))
  if (why !== null) throw new OperatorError(why)
}

/** An address as it may be told: without its password, wherever that is written. */
export function semSenha(address: string): string {
  const url = new URL(address)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}
