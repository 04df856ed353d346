import { type Categoria, classificacaoDe } from '@paco/domain/pca/categorias'
import { CLASSES_PADRAO, categoriaSugerida, unidadeSugerida } from '@paco/domain/pca/sugestoes'
import type { Values } from '../ui/entity-form/types.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** By what is to be bought; by what it is, the rest. */
function suggestions(values: Values, changed: Values): Values {
  const objeto = typeof values.objeto === 'string' ? values.objeto : ''
  const categoria =
    'categoria' in changed ? (values.categoria as Categoria | '' | null) || null : categoriaSugerida(objeto)
  const quantidade = Number(values.expectativa_consumo_anual)
  return {
    categoria: categoria ?? '',
    classificacao: categoria ? classificacaoDe(categoria) : '',
    classificacao_codigo: categoria ? CLASSES_PADRAO[categoria].codigo : '',
    classificacao_nome: categoria ? CLASSES_PADRAO[categoria].nome : '',
    unidade_fornecimento: unidadeSugerida(categoria, Number.isFinite(quantidade) ? quantidade : null) ?? '',
  }
}

const SOURCES = ['objeto', 'categoria', 'expectativa_consumo_anual']

/** Fills in what the portal asks for, as long as nobody wrote something else there. */
export function openSugestoes() {
  let filled: Values = {}
  return (changed: Values, values: Values): Values => {
    if (!SOURCES.some((name) => name in changed)) return {}
    // What somebody chose says what the rest is.
    const chosen = !isEmpty(values.categoria) && values.categoria !== filled.categoria
    const suggested = suggestions(values, chosen ? { categoria: values.categoria } : changed)
    const free = Object.entries(suggested).filter(
      ([name]) => !(name in changed) && (isEmpty(values[name]) || values[name] === filled[name]),
    )
    filled = { ...filled, ...Object.fromEntries(free) }
    return Object.fromEntries(free)
  }
}
