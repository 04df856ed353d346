import { FAMILIAS } from '@paco/domain/convenios/familias'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { pavimentacao } from '../orcamento/lancamento.testing.ts'

/** A list whose records come in: how some are made, and a cell of one that a sheet changes. */
export interface Palavra {
  readonly lista: string
  /** Where a record is created; the bodies have what is hard to bring back. */
  readonly url: string
  readonly corpos: readonly object[]
  readonly muda: { readonly coluna: string; readonly para: string | number }
  /** Its records are of departments, so that their people import them too. */
  readonly deSecretaria?: true
}

const HARD = '=1+1; "aspas"\nduas linhas'

const item = {
  requisitante: 'Obras',
  objeto: HARD,
  justificativa: '-',
  expectativa_consumo_anual: 90.5,
  valor_preliminar: 0.1,
  data_pretendida: '2026-08-03',
  prioridade: 'Urgente',
}

const entrada = {
  Bairro: 'Centro',
  Zona: 'Norte',
  Descricao: HARD,
  Tipo: 'Obra',
  Fonte: '01',
  Valor: 1234567.89,
}

export const PALAVRAS: readonly Palavra[] = [
  {
    lista: 'orcamento',
    url: '/api/orcamento',
    corpos: [
      pavimentacao,
      { ...pavimentacao, ficha: '0193', orcamento: 'Nao', aplicacao: '1e5', valor: 0 },
      { ...pavimentacao, ficha: '0193', secretaria_id: 3 },
    ],
    muda: { coluna: 'Unidade', para: '02.09' },
    deSecretaria: true,
  },
  {
    lista: 'pca',
    url: '/api/addpca',
    corpos: [item, { ...item, indicacao_vinculacao_dependencia: 'n/d' }],
    muda: { coluna: 'Valor', para: 7.5 },
  },
  {
    lista: 'projetos-bairros',
    url: '/api/addprojetobairro',
    corpos: [entrada, entrada, { ...entrada, programa: '01/02/2026' }],
    muda: { coluna: 'Bairro', para: 'Vila' },
  },
  ...FAMILIAS.map((familia) => ({
    lista: `convenios-${familia.key}`,
    url: `/api/convenios${familia.key}`,
    corpos: [
      bodyOf(familia, HARD),
      bodyOf(familia, 'Outro', { [familia.key === 'finisa' ? 'contrato' : 'numero_convenio']: '0012/26' }),
    ],
    muda: { coluna: 'Ano', para: 2027 },
  })),
  {
    lista: 'secretarias',
    url: '/api/createsecretaria',
    corpos: [],
    muda: { coluna: 'Secretário', para: 'Ana' },
  },
]
