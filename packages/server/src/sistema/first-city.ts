import { SO_DE_SP } from '@paco/domain/cidade/modulos-keys'
import { chavesDaCidade } from '@paco/domain/pacotes/estado'
import type { Pacote } from '@paco/domain/pacotes/pacote'
import { municipios } from '../cidade/municipios.ts'
import { CIDADE, cidades, readCidade } from '../cidade/queries.ts'
import { changingSettings } from '../db/changes.ts'
import type { Db, Trx } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { CHAVES, readArquivo } from '../pacotes/arquivos.ts'
import { carregar } from '../pacotes/carga.ts'
import { countUsuarios } from '../usuarios/queries.ts'
import { holdFilling } from './queries.ts'

/** Says whose system it is, where nobody has yet: all that is known of a municipality by itself. */
async function nameCity(trx: Trx, ibge: string, pacotes: readonly Pacote[]): Promise<void> {
  const { nome, versao } = await readCidade(trx)
  const own = (await municipios()).find((one) => one.ibge === ibge)
  if (nome !== null || !own) return
  const { latitude, longitude } = pacotes.find(({ chave }) => chave === ibge)?.centro ?? own
  changingSettings.add(trx)
  await cidades.update(
    trx,
    CIDADE,
    {
      nome: own.nome,
      uf: own.uf,
      ibge,
      fuso: own.fuso,
      tribunal: own.tribunal,
      centro_latitude: latitude,
      centro_longitude: longitude,
      modulos_desligados: own.uf === 'SP' ? [] : [...SO_DE_SP],
    },
    versao,
  )
}

/** Names the city and loads the packs of the country, its state and its own, where nobody has an account yet. Answers which. */
export async function loadFirstCity(db: Db, ibge: string | undefined, now: Date): Promise<string[]> {
  if (ibge === undefined || (await countUsuarios(db)) > 0) return []
  const chaves = chavesDaCidade(ibge).filter((chave) => CHAVES.includes(chave))
  const pacotes = await Promise.all(chaves.map(readArquivo))
  return transact(db, SYSTEM, async (trx) => {
    await holdFilling(trx)
    if ((await countUsuarios(trx)) > 0) return []
    await nameCity(trx, ibge, pacotes)
    for (const pacote of pacotes) await carregar(trx, pacote, { atualizar: false, por: null, em: now })
    return pacotes.map(({ nome }) => nome)
  })
}
