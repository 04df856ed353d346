import { chavesDaCidade } from '@paco/domain/pacotes/estado'
import type { Db } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { CHAVES, readArquivo } from '../pacotes/arquivos.ts'
import { carregar } from '../pacotes/carga.ts'
import { countUsuarios } from '../usuarios/queries.ts'
import { holdFilling } from './queries.ts'

/** Loads the packs of the country, the state and the city where nobody has an account yet. Answers which. */
export async function loadFirstCity(db: Db, ibge: string | undefined, now: Date): Promise<string[]> {
  if (ibge === undefined || (await countUsuarios(db)) > 0) return []
  const chaves = chavesDaCidade(ibge).filter((chave) => CHAVES.includes(chave))
  const pacotes = await Promise.all(chaves.map(readArquivo))
  return transact(db, SYSTEM, async (trx) => {
    await holdFilling(trx)
    if ((await countUsuarios(trx)) > 0) return []
    for (const pacote of pacotes) await carregar(trx, pacote, { atualizar: false, por: null, em: now })
    return pacotes.map(({ nome }) => nome)
  })
}
