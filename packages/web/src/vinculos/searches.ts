import { bairrosCalls } from '@paco/domain/bairros/contract'
import { findFamilia } from '@paco/domain/convenios/familias'
import { emendasCalls } from '@paco/domain/emendas/contract'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { fichaText } from '@paco/domain/orcamento/ficha'
import { pcaCalls } from '@paco/domain/pca/contract'
import { formatMoney } from '@paco/domain/shared/money'
import { isConvenio, type TipoVinculo } from '@paco/domain/vinculos/vinculo'
import { partsOf } from '../convenios/queries.ts'
import type { Pickable, Search } from '../ui/pick/record-picker.tsx'
import { searchOf } from '../ui/pick/search.ts'

const orcamento = searchOf(orcamentoCalls.listLancamentos, (line) => ({
  id: line.id,
  label: [line.classificacao_institucional, line.conta_elemento_despesa, `ficha ${fichaText(line)}`].join(
    ' · ',
  ),
  hint: `${line.secretaria_nome} · saldo ${formatMoney(line.saldo)}`,
}))

const emenda = searchOf(emendasCalls.listEmendas, ({ id, numero, ano, autor, objeto, valor_previsto }) => ({
  id,
  label: `Emenda ${numero}/${ano} · ${autor}`,
  hint: `${objeto} · ${formatMoney(valor_previsto)}`,
}))

const pca = searchOf(pcaCalls.listPca, ({ id, objeto, requisitante, valor_preliminar }) => ({
  id,
  label: objeto,
  hint: `${requisitante} · ${formatMoney(valor_preliminar)}`,
}))

const bairro = searchOf(
  bairrosCalls.listBairros,
  (one) => ({ id: one.id, label: one.bairro, hint: one.zona ?? undefined }),
  { ativo: true },
)

const convenio = (key: string): Search<Pickable> => {
  const familia = findFamilia(key)
  if (!familia) throw new Error(`There are no agreements of the kind ${key}.`)
  return searchOf(partsOf(familia).calls.list, (row) => ({
    id: Number(row.id),
    label: String(row[familia.titulo] ?? `Convênio nº ${String(row.id)}`),
    hint: row.ano == null ? undefined : String(row.ano),
  }))
}

/** What a project may be linked to, of one kind, by a text. */
export const candidatosOf = (tipo: TipoVinculo): Search<Pickable> =>
  isConvenio(tipo) ? convenio(tipo) : { orcamento, emenda, pca, bairro }[tipo]
