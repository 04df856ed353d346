import { describe, expect, it } from 'vitest'
import { CONDICOES, type Condicao, type FatosProjeto } from './condicoes.ts'

const obra: FatosProjeto = {
  natureza: 'obra',
  contratos: [],
  convenios: 0,
  pca: false,
  aditivos: 0,
  paralisacoes: 0,
  medicoes: 0,
  fotos: 0,
  ocorrencias: 0,
}
const licitado = { contratacao_direta: false }
const direto = { contratacao_direta: true }

describe('a condition asks for a document', () => {
  it.each([
    ['sempre', {}, 'sim'],
    ['ha_pca', { pca: true }, 'sim'],
    ['ha_pca', {}, 'nao'],
    ['obra', {}, 'sim'],
    ['obra', { natureza: 'servico_engenharia' }, 'nao'],
    ['obra', { natureza: null }, 'talvez'],
    ['engenharia', { natureza: 'servico_engenharia' }, 'sim'],
    ['engenharia', { natureza: 'compra' }, 'nao'],
    ['bens_e_servicos', { natureza: 'compra' }, 'sim'],
    ['bens_e_servicos', {}, 'nao'],
    ['obra_ou_servico', { natureza: 'servico' }, 'sim'],
    ['obra_ou_servico', { natureza: 'compra' }, 'nao'],
    ['licitacao', {}, 'sim'],
    ['licitacao', { contratos: [direto] }, 'nao'],
    ['licitacao', { contratos: [direto, licitado] }, 'sim'],
    ['direta', {}, 'nao'],
    ['direta', { contratos: [licitado, direto] }, 'sim'],
    ['convenio', { convenios: 1 }, 'sim'],
    ['convenio', {}, 'nao'],
    ['aditivo', { aditivos: 2 }, 'sim'],
    ['aditivo', {}, 'nao'],
    ['paralisacao', { paralisacoes: 1 }, 'sim'],
    ['paralisacao', {}, 'nao'],
    ['a_criterio', {}, 'talvez'],
  ] as const satisfies readonly (readonly [Condicao, Partial<FatosProjeto>, string])[])(
    '%s %o: %s',
    (condicao, own, exige) => {
      const said = CONDICOES[condicao].aplica({ ...obra, ...own })
      expect([said.exige, said.porque === '']).toEqual([exige, exige === 'sim'])
    },
  )
})
