import type { ModuloKey } from '@paco/domain/cidade/modulos-keys'

/** What each is for, and who does without it. */
export const SOBRE: Readonly<Record<ModuloKey, string>> = {
  convenios: 'Convênios com o Estado e a União, com vigências, valores recebidos e página pública.',
  emendas: 'O que deputados, senadores e vereadores destinaram à cidade, e quanto já foi pago.',
  pca: 'O que a cidade pretende contratar em cada ano. Sem ele, o plano é mantido em outro sistema.',
  bairros: 'Lançamentos do orçamento por bairro e zona. A lista de bairros continua, com ou sem ele.',
  remessas: 'O relatório de obras para o tribunal de contas e as remessas guardadas.',
  dade: 'Obras e equipamentos turísticos com recursos do fundo estadual das estâncias.',
  estadual: 'Convênios com as secretarias do Estado.',
  federal: 'Convênios e contratos de repasse com a União.',
  finisa: 'Obras com o financiamento à infraestrutura e ao saneamento.',
  sempapel: 'Demandas de parlamentares no programa digital do Estado.',
}
