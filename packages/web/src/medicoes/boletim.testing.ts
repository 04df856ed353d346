import type { Boletim, LinhaBoletim } from '@paco/domain/medicoes/boletim'
import { EXEMPLO } from '@paco/domain/quantitativos/exemplo.testing'
import { contratoWith } from '../contratos/contratos.testing.ts'
import type { Folha } from './queries.ts'

const NONE = { por: null, por_nome: null, em: null }
const signature = <const S extends string>(step: S) =>
  Object.fromEntries(Object.entries(NONE).map(([part, value]) => [`${step}_${part}`, value])) as Record<
    `${S}_por` | `${S}_por_nome` | `${S}_em`,
    null
  >

export const boletimWith = (own: Partial<Boletim>): Boletim => ({
  id: 7,
  id_contrato: 5,
  contrato_nome: '45/2026',
  empresa: 'Construtora Vale Ltda.',
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  id_revisao: 1,
  numero: 2,
  inicio: '2026-04-01',
  fim: '2026-04-30',
  final: false,
  modo: 'por_item',
  situacao: 'em_elaboracao',
  indice_base: null,
  indice_atual: null,
  retencao_percentual: 5,
  deducoes: [],
  valor_periodo: 0,
  valor_glosa: 0,
  valor_reajuste: 0,
  valor_retido: 0,
  valor_deducoes: 0,
  valor_liquido: 0,
  valor_acumulado: 14_613.72,
  valor_saldo: 514_374,
  valor_pago: 0,
  fisico: 2.76,
  enviada_em: null,
  autores: [],
  ...signature('atestada'),
  ...signature('aprovada'),
  ...signature('liquidada'),
  nota_fiscal: null,
  nota_fiscal_em: null,
  motivo_devolucao: null,
  ...signature('devolvida'),
  versao: 2,
  ...own,
})

/** What the first bulletin of the worked example measured. */
const ANTERIOR: Readonly<Record<string, readonly [number, number]>> = {
  '1.1': [6, 2223.72],
  '1.2': [120, 6690],
  '2.1': [2000, 5700],
}

/** The rows of the worked example's second bulletin, with what is said of some. */
export const linhasWith = (own: Readonly<Record<string, Partial<LinhaBoletim>>> = {}): LinhaBoletim[] =>
  EXEMPLO.filter(({ tipo }) => tipo === 'item').map(({ chave, codigo, quantidade, preco_unitario }) => ({
    chave: chave ?? 0,
    codigo,
    descricao: `Serviço ${codigo}`,
    unidade: 'm',
    quantidade: quantidade ?? 0,
    preco: preco_unitario ?? 0,
    anterior_quantidade: ANTERIOR[codigo]?.[0] ?? 0,
    anterior_valor: ANTERIOR[codigo]?.[1] ?? 0,
    pleiteada: 0,
    aceita: null,
    motivo: null,
    memoria: null,
    ...own[codigo],
  }))

export const folhaWith = (own: Partial<Boletim>, linhas: readonly LinhaBoletim[] = linhasWith()): Folha => ({
  boletim: boletimWith(own),
  linhas,
  medidaPor: {
    arredondamento: 'arredondar',
    retencao_percentual: 5,
    contratado: 528_987.72,
    grupos: EXEMPLO.filter(({ tipo }) => tipo === 'grupo').map(({ chave, codigo }) => ({
      chave: chave ?? 0,
      codigo,
      descricao: `Grupo ${codigo}`,
    })),
  },
  contrato: contratoWith({
    regime: 1,
    situacao: 'Em execução',
    data_base: '2025-05-01',
    fiscal_titular_id: 21,
    gestor_id: 22,
  }),
})
