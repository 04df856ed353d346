import { quandoOf } from '@paco/domain/calendario/feriado'
import type { Comparacao } from '@paco/domain/pacotes/comparar'
import type { Registro, Secao } from '@paco/domain/pacotes/pacote'
import { inUseText } from '@paco/domain/secretarias/uso'
import { conflict } from '@paco/domain/shared/errors'
import { fold } from '@paco/domain/shared/fold'
import { deleteBairro, insertBairros, updateBairro } from '../bairros/queries.ts'
import { deleteFeriado, insertFeriados, updateFeriado } from '../calendario/queries.ts'
import { deleteTribunais, insertTribunais, updateTribunal } from '../cidade/tribunais-queries.ts'
import { changingSettings } from '../db/changes.ts'
import type { Trx } from '../db/database.ts'
import { deleteOpcoes, insertOpcoes, updateOpcao } from '../orcamento/opcoes-queries.ts'
import { deleteSecretaria, insertSecretarias, patchSecretaria, readUso } from '../secretarias/queries.ts'
import { deleteCriterios, insertCriterios, updateCriterio } from './criterios-queries.ts'
import { carriedOf, readExistentes } from './queries.ts'

/** How the records of a section are written and taken back, by their own word. The pack's schema has looked at their fields. */
interface Escrita {
  /** The numbers of the new ones, in their order. */
  readonly insert: (trx: Trx, novos: Comparacao['novos']) => Promise<number[]>
  readonly update: (trx: Trx, id: number, campos: Registro, versao: number) => Promise<void>
  readonly remove: (trx: Trx, ids: readonly number[]) => Promise<void>
}

/** By their names: numbers of departments are the city's own. */
async function secretariasByName(trx: Trx): Promise<Map<string, number>> {
  const existentes = await readExistentes(trx, 'secretarias')
  return new Map(existentes.map(({ id, valores }) => [fold(String(valores.nomesecretaria)), id]))
}

/** Without the places on the charts that somebody has. */
async function withFreePlaces(trx: Trx, novos: Comparacao['novos']): Promise<Registro[]> {
  const existentes = await readExistentes(trx, 'secretarias')
  const taken = new Set(existentes.map(({ valores }) => valores.ordem_grafico))
  return novos.map((novo) => {
    const place = novo.ordem_grafico ?? null
    if (place === null || taken.has(place)) return { ...novo, ordem_grafico: null }
    taken.add(place)
    return novo
  })
}

const removeEach =
  (remove: (trx: Trx, id: number) => Promise<void>) => async (trx: Trx, ids: readonly number[]) => {
    for (const id of ids) await remove(trx, id)
  }

export const ESCRITAS: Readonly<Record<Secao, Escrita>> = {
  secretarias: {
    insert: async (trx, novos) => insertSecretarias(trx, (await withFreePlaces(trx, novos)) as never),
    update: patchSecretaria,
    remove: removeEach(async (trx, id) => {
      const uso = await readUso(trx, id)
      if (uso.usos.length > 0) throw conflict(inUseText(uso))
      await deleteSecretaria(trx, id)
    }),
  },
  bairros: {
    insert: (trx, novos) => insertBairros(trx, novos as never),
    update: (trx, id, campos, versao) => updateBairro(trx, id, { ...campos, versao } as never),
    remove: removeEach(deleteBairro),
  },
  opcoes: {
    insert: async (trx, novos) => {
      const ids = await secretariasByName(trx)
      const rows = novos.map(({ secretaria, ...opcao }) => ({
        ...opcao,
        id_secretaria: secretaria == null ? null : ids.get(fold(String(secretaria))),
      }))
      return insertOpcoes(trx, rows as never)
    },
    update: (trx, id, campos, versao) => updateOpcao(trx, id, { ...campos, versao } as never),
    remove: async (trx, ids) => {
      const carried = await carriedOf(trx, ids)
      if (carried.length > 0)
        throw conflict(`O orçamento já usa códigos desta carga: ${carried.slice(0, 5).join(', ')}.`)
      await deleteOpcoes(trx, ids)
    },
  },
  feriados: {
    insert: (trx, novos) =>
      insertFeriados(trx, novos.map((novo) => ({ ...novo, ...quandoOf(novo) })) as never),
    update: (trx, id, campos, versao) => updateFeriado(trx, id, { ...campos, versao } as never),
    remove: removeEach(deleteFeriado),
  },
  // Every page is told of the city's court: whoever writes one changes the settings.
  tribunais: {
    insert: (trx, novos) => {
      changingSettings.add(trx)
      return insertTribunais(trx, novos.map(({ municipios, ...tribunal }) => tribunal) as never)
    },
    update: (trx, id, campos, versao) => {
      changingSettings.add(trx)
      return updateTribunal(trx, id, campos as never, versao)
    },
    remove: (trx, ids) => {
      changingSettings.add(trx)
      return deleteTribunais(trx, ids)
    },
  },
  criterios: {
    insert: (trx, novos) => insertCriterios(trx, novos as never),
    update: (trx, id, campos, versao) => updateCriterio(trx, id, campos as never, versao),
    remove: deleteCriterios,
  },
}
