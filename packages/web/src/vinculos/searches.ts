import { bairrosCalls } from '@paco/domain/bairros/contract'
import { findFamilia } from '@paco/domain/convenios/familias'
import { emendasCalls } from '@paco/domain/emendas/contract'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { fichaText } from '@paco/domain/orcamento/ficha'
import { pcaCalls } from '@paco/domain/pca/contract'
import { formatMoney } from '@paco/domain/shared/money'
import { isConvenio, type TipoVinculo } from '@paco/domain/vinculos/vinculo'
import { partsOf } from '../convenios/queries.ts'
import { request } from '../http/client.ts'
import type { Pickable, Search } from '../ui/pick/record-picker.tsx'

/** As many as a small list shows. */
const limite = 8

type Find = (busca: string, signal: AbortSignal) => Promise<Pickable[]>

const orcamento: Find = async (busca, signal) => {
  const { data } = await request(orcamentoCalls.listLancamentos, { query: { busca, limite }, signal })
  return data.Result.map((line) => ({
    id: line.id,
    label: [line.classificacao_institucional, line.conta_elemento_despesa, `ficha ${fichaText(line)}`].join(
      ' · ',
    ),
    hint: `${line.secretaria_nome} · saldo ${formatMoney(line.saldo)}`,
  }))
}

const emenda: Find = async (busca, signal) => {
  const { data } = await request(emendasCalls.listEmendas, { query: { busca, limite }, signal })
  return data.Result.map(({ id, numero, ano, autor, objeto, valor_previsto }) => ({
    id,
    label: `Emenda ${numero}/${ano} · ${autor}`,
    hint: `${objeto} · ${formatMoney(valor_previsto)}`,
  }))
}

const pca: Find = async (busca, signal) => {
  const { data } = await request(pcaCalls.listPca, { query: { busca, limite }, signal })
  return data.map(({ id, objeto, requisitante, valor_preliminar }) => ({
    id,
    label: objeto,
    hint: `${requisitante} · ${formatMoney(valor_preliminar)}`,
  }))
}

const bairro: Find = async (busca, signal) => {
  const { data } = await request(bairrosCalls.listBairros, { query: { busca, limite, ativo: true }, signal })
  return data.Result.map((one) => ({ id: one.id, label: one.bairro, hint: one.zona ?? undefined }))
}

const convenio =
  (key: string): Find =>
  async (busca, signal) => {
    const familia = findFamilia(key)
    if (!familia) return []
    const { data } = await request(partsOf(familia).calls.list, { query: { busca, limite }, signal })
    return data.Result.map((row) => ({
      id: Number(row.id),
      label: String(row[familia.titulo] ?? `Convênio nº ${String(row.id)}`),
      hint: row.ano == null ? undefined : String(row.ano),
    }))
  }

const findOf = (tipo: TipoVinculo): Find => {
  if (isConvenio(tipo)) return convenio(tipo)
  return { orcamento, emenda, pca, bairro }[tipo]
}

/** What a project may be linked to, of one kind, by a text. */
export const searchOf =
  (tipo: TipoVinculo): Search<Pickable> =>
  (text) => ({
    queryKey: ['vincular', tipo, text],
    queryFn: ({ signal }) => findOf(tipo)(text, signal),
  })
