import type { Campo } from './familia.ts'
import { NATUREZA_CONVENIO_LABELS } from './natureza.ts'

/** Fields that several families share, said once. A family adds what is its own: `required`, `inList`. */

export const objeto = {
  key: 'objeto',
  label: 'Objeto',
  kind: 'text',
  grupo: 'objeto',
} as const satisfies Campo

export const objetoCompleto = {
  key: 'objeto_completo',
  label: 'Objeto completo',
  kind: 'longtext',
  grupo: 'objeto',
} as const satisfies Campo

export const modalidade = {
  key: 'cp_dl_tp',
  label: 'CP/DL/TP',
  kind: 'text',
  grupo: 'objeto',
  help: 'Como se contratou, e o número: CP concorrência, DL dispensa, TP tomada de preços, PE pregão.',
} as const satisfies Campo

export const contrato = {
  key: 'contrato',
  label: 'Contrato',
  kind: 'text',
  grupo: 'objeto',
} as const satisfies Campo

export const numeroConvenio = {
  key: 'numero_convenio',
  label: 'Nº do convênio',
  curto: 'Número',
  kind: 'text',
  grupo: 'objeto',
} as const satisfies Campo

export const ano = { key: 'ano', label: 'Ano', kind: 'year', grupo: 'objeto' } as const satisfies Campo

export const repasse = {
  key: 'repasse',
  label: 'Repasse',
  kind: 'money',
  grupo: 'valores',
  parte: 'repasse',
} as const satisfies Campo

export const contrapartida = {
  key: 'contrapartida',
  label: 'Contrapartida',
  kind: 'money',
  grupo: 'valores',
  parte: 'contrapartida',
} as const satisfies Campo

export const valorTotal = {
  key: 'valor_total',
  label: 'Valor total',
  kind: 'money',
  grupo: 'valores',
  parte: 'total',
} as const satisfies Campo

export const recursoLiberado = {
  key: 'recurso_liberado',
  label: 'Recurso liberado',
  kind: 'text',
  grupo: 'valores',
  help: 'Quanto já foi liberado, e em que parcela.',
} as const satisfies Campo

export const assinaturaTermo = {
  key: 'assinatura_termo',
  label: 'Assinatura do termo',
  kind: 'day',
  grupo: 'prazos',
} as const satisfies Campo

export const vigenciaConvenio = {
  key: 'vigencia_convenio',
  label: 'Vigência do convênio',
  curto: 'Convênio até',
  kind: 'day',
  grupo: 'prazos',
  vigencia: true,
} as const satisfies Campo

export const vigenciaContrato = {
  key: 'vigencia_contrato',
  label: 'Vigência do contrato',
  curto: 'Contrato até',
  kind: 'day',
  grupo: 'prazos',
  vigencia: true,
} as const satisfies Campo

export const empresa = {
  key: 'empresa',
  label: 'Empresa',
  kind: 'text',
  grupo: 'execucao',
} as const satisfies Campo

export const ois = {
  key: 'ois',
  label: 'OIS',
  kind: 'text',
  grupo: 'execucao',
  help: 'Ordem de início de serviço: número e data.',
} as const satisfies Campo

export const fiscal = {
  key: 'fiscal',
  label: 'Fiscal',
  kind: 'text',
  grupo: 'execucao',
} as const satisfies Campo

export const contaBancaria = {
  key: 'conta_bancaria',
  label: 'Conta bancária',
  kind: 'text',
  grupo: 'execucao',
  private: true,
  help: 'Banco, agência e conta. Só aparece para quem entrou no sistema.',
} as const satisfies Campo

/** Free text; these are the steps an agreement usually takes. */
export const status = {
  key: 'status',
  label: 'Status',
  kind: 'text',
  grupo: 'execucao',
  sugestoes: [
    'Proposta/Pleito',
    'Celebrado',
    'Com condição suspensiva',
    'Em licitação',
    'Em execução',
    'Paralisado',
    'Vigência encerrada - aguardando prestação de contas',
    'Prestação de contas enviada',
    'Prestação de contas em complementação',
    'Prestação de contas aprovada',
    'Prestação de contas rejeitada',
    'Cancelado/Rescindido/Anulado',
    'Concluído e arquivado',
  ],
} as const satisfies Campo

/** Which way the money goes. */
export const natureza = {
  key: 'natureza',
  label: 'Natureza',
  kind: 'choice',
  grupo: 'valores',
  opcoes: NATUREZA_CONVENIO_LABELS,
  help: 'Se o dinheiro vem para a Prefeitura, sai dela ou não há dinheiro. Vazio: recebe recursos.',
} as const satisfies Campo

/** To whom the city gives money. */
export const beneficiario = {
  key: 'beneficiario',
  label: 'Beneficiário',
  kind: 'text',
  grupo: 'valores',
  soDe: 'repassa',
  help: 'A entidade que recebe o dinheiro da Prefeitura, como se chama no termo.',
} as const satisfies Campo

export const beneficiarioCnpj = {
  key: 'beneficiario_cnpj',
  label: 'CNPJ do beneficiário',
  kind: 'cnpj',
  grupo: 'valores',
  soDe: 'repassa',
} as const satisfies Campo

/** Beside what the specification lists: the last of every family. */
export const ALEM = [natureza, beneficiario, beneficiarioCnpj] as const
