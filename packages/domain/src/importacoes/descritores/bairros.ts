import {
  lancamentoBairroCreate,
  lancamentoBairroUpdate,
  lancamentosBairrosList,
} from '../../bairros/lancamento-bairro.ts'
import { canManageLancamentosBairros } from '../../bairros/policy.ts'
import { colunasDe, type Descritor } from '../descritor.ts'

/** Two entries may be alike in everything, so a row without our Id is a new one. */
export const bairrosDescritor: Descritor = {
  nome: lancamentosBairrosList.name,
  titulo: 'Lançamentos de bairros',
  colunas: colunasDe(lancamentosBairrosList.columns, lancamentoBairroCreate, {
    Bairro: { nomes: ['Nome do bairro', 'Localidade'] },
    Zona: { nomes: ['Região'] },
    Descricao: { nomes: ['Obra', 'Serviço', 'Objeto', 'Detalhamento'] },
    programa: { nomes: ['Programa de governo'] },
    Tipo: { nomes: ['Tipo de lançamento', 'Tipo de obra', 'Categoria'] },
    Fonte: { nomes: ['Fonte de recurso', 'Origem do recurso'] },
    Valor: { nomes: ['Valor total', 'Valor investido', 'Investimento', 'VL'] },
  }),
  create: () => lancamentoBairroCreate,
  update: () => lancamentoBairroUpdate,
  chave: [],
  podeImportar: canManageLancamentosBairros,
  recusa: () => null,
  nomeDe: ({ Bairro, Descricao }) => `${Bairro}: ${Descricao}`,
  exemplo: {
    Bairro: 'Centro',
    Zona: 'Centro',
    Descricao: 'Recapeamento (exemplo: apague esta linha)',
    programa: 'Asfalto Novo',
    Tipo: 'Obra',
    Fonte: 'Tesouro',
    Valor: 85000,
  },
}
