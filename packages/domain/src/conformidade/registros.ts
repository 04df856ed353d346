import type { Codigo } from './publicacao.ts'

/** What is known of the records of a criterion. */
export interface Fatos {
  readonly registros: number
  /** Those that lack something the criterion asks for. */
  readonly incompletos: number
  /** The years that there are some of. */
  readonly anos: readonly number[]
  /** When something public of them last changed, as the trail has it. */
  readonly mudou_em: string | null
  /** What may be one although nobody said so: listed, neither for nor against the city. */
  readonly duvidas: number
}

export const NENHUM: Fatos = { registros: 0, incompletos: 0, anos: [], mudou_em: null, duvidas: 0 }

interface Registros {
  readonly um: string
  readonly muitos: string
  readonly nenhum: string
  /** What one lacks that is incomplete. */
  readonly falta: string
  /** What the criterion asks for beside them, that this system does not have: whether it is there cannot be known. */
  readonly fora?: string
  /** What of others may be one: somebody has to look. */
  readonly duvida?: readonly [um: string, muitos: string]
}

const contratos = { um: 'contrato', muitos: 'contratos', nenhum: 'Nenhum contrato assinado' }
const deObras = { um: 'contrato de obra', muitos: 'contratos de obra' }

/** What the records of each criterion are called. Of those that are not here this system has none. */
export const REGISTROS: Readonly<Partial<Record<Codigo, Registros>>> = {
  '4.2': {
    um: 'dotação',
    muitos: 'dotações',
    nenhum: 'Nenhuma dotação lançada',
    falta: 'sem classificação',
    fora: 'A despesa empenhada, liquidada e paga está no portal da contabilidade',
  },
  '5.1': {
    um: 'convênio',
    muitos: 'convênios',
    nenhum: 'Nenhum convênio registrado',
    falta: 'sem número, ano, vigência, valor previsto ou recebido, ou termo publicado',
  },
  '5.2': {
    um: 'convênio que repassa',
    muitos: 'convênios que repassam',
    nenhum: 'Nenhum convênio que repassa recursos',
    falta: 'sem número, ano, beneficiário, vigência, valor ou termo publicado',
  },
  '5.3': {
    um: 'acordo sem recursos',
    muitos: 'acordos sem recursos',
    nenhum: 'Nenhum acordo sem recursos',
    falta: 'sem número, ano, vigência ou termo publicado',
  },
  '8.6': { um: 'item', muitos: 'itens', nenhum: 'Nenhum item público no plano deste ano', falta: 'sem data' },
  '9.1': { ...contratos, falta: 'sem o fim da vigência' },
  '9.2': {
    um: 'contrato ou aditivo',
    muitos: 'contratos e aditivos',
    nenhum: 'Nenhum contrato assinado',
    falta: 'sem o texto publicado',
  },
  '9.3': { ...contratos, falta: 'sem fiscal' },
  '10.1': {
    um: 'obra',
    muitos: 'obras',
    nenhum: 'Nenhuma obra registrada',
    falta: 'sem início, fim previsto ou, depois de iniciada, sem contrato',
    duvida: ['projeto sem natureza: se é obra, diga', 'projetos sem natureza: se são obras, diga'],
  },
  '10.2': { ...deObras, nenhum: 'Nenhuma obra contratada', falta: 'sem planilha aprovada' },
  '10.3': {
    ...deObras,
    nenhum: 'Nenhuma obra medida',
    falta: 'sem nenhuma medição aprovada',
    duvida: [
      'contrato começou há mais de 60 dias, sem medição aprovada: confira',
      'contratos começaram há mais de 60 dias, sem medição aprovada: confira',
    ],
  },
  '10.4': {
    um: 'obra paralisada',
    muitos: 'obras paralisadas',
    nenhum: 'Nenhuma obra paralisada',
    falta: 'sem responsável, reinício previsto ou natureza de obra (sem ela não saem na página)',
    duvida: [
      'obra em execução sem evolução: se parou, registre a paralisação',
      'obras em execução sem evolução: se pararam, registre a paralisação',
    ],
  },
  '15.1': {
    um: 'encarregado',
    muitos: 'encarregados',
    nenhum: 'Nenhum encarregado nas configurações da cidade',
    falta: 'sem canal de contato nas configurações da cidade',
  },
  '17.1': {
    um: 'emenda federal',
    muitos: 'emendas federais',
    nenhum: 'Nenhuma emenda federal registrada',
    falta: 'sem o valor realizado',
  },
  '17.2': {
    um: 'emenda estadual ou municipal',
    muitos: 'emendas estaduais e municipais',
    nenhum: 'Nenhuma emenda estadual nem municipal registrada',
    falta: 'sem o valor realizado',
  },
  '17.3': {
    um: 'emenda',
    muitos: 'emendas',
    nenhum: 'Nenhuma emenda registrada',
    falta: 'sem dizer quanto foi empenhado, liquidado e pago',
  },
}
