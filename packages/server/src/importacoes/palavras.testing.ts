import { FAMILIAS } from '@paco/domain/convenios/familias'
import { ponte as contrato } from '../contratos/contratos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { pavimentacao } from '../orcamento/lancamento.testing.ts'
import { ponte } from '../projetos/ponte.testing.ts'

/** A project of Obras, whose services are tried. */
export const PROJETO = { ...ponte, nomeprojeto: 'Praça | da; "Sé"', id_secretaria: 12 }

/** A list whose records come in: how some are made, and a cell of one that a sheet changes. */
export interface Palavra {
  readonly lista: string
  /** Where it goes out, where that is not by its name. */
  readonly exporta?: string
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
    lista: 'emendas',
    url: '/api/emendas',
    corpos: [
      { ...custeio, objeto: HARD, funcao: '04' },
      {
        ...custeio,
        numero: '0012',
        esfera: 'municipal',
        valor_empenhado: 0.3,
        valor_liquidado: 0.2,
        valor_pago: 0.1,
      },
      { ...custeio, id_secretaria: 3, tipo: 'especial', forma_repasse: 'execucao_direta' },
    ],
    muda: { coluna: 'Previsto (R$)', para: 7.5 },
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
  {
    lista: 'usuarios',
    url: '/api/usuarios',
    corpos: [
      { name: 'João d’Ávila', email: 'joao@cidade.gov.br', password: 'uma senha de teste' },
      { name: '-', email: 'bia@cidade.gov.br', password: 'uma senha de teste', role: 'auditor' },
    ],
    muda: { coluna: 'Nome', para: 'Outra' },
  },
  {
    lista: 'contratos',
    url: '/api/contratos',
    corpos: [
      { ...contrato, projetos: [1], objeto: HARD, contratacao_direta: true, regime: 10 },
      {
        ...contrato,
        numero: '0046',
        situacao: 'Em execução',
        assinatura: '2026-03-02',
        prazo_dias: 180,
        projetos: [1],
      },
    ],
    muda: { coluna: 'Registro no CIPI', para: '12.3' },
    deSecretaria: true,
  },
  {
    lista: 'servicos',
    exporta: '/api/exportar/servicos/1',
    url: '/api/servicos',
    corpos: [
      { projeto_id: 1, descricao: HARD, valor_total: 100, parcelas: [{ mes: 2, valor: 33.33 }] },
      {
        projeto_id: 1,
        descricao: 'Calçada',
        valor_total: 300.1,
        parcelas: [
          { mes: 1, valor: 0.1 },
          { mes: 3, valor: 100 },
          { mes: 3, valor: 50 },
        ],
      },
    ],
    muda: { coluna: 'Valor total (R$)', para: 350 },
    deSecretaria: true,
  },
]
