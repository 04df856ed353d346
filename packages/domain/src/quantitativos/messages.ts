import type { Classe } from '../aditivos/limite.ts'
import { formatNumber } from '../shared/formats.ts'
import { formatMoney } from '../shared/money.ts'
import { formatQuantity } from '../shared/quantity.ts'

/** Sentences about the bill of quantities of a contract. */
export const MESSAGES = {
  notFound: 'Planilha orçamentária não encontrada.',
  none: 'Este contrato ainda não tem planilha orçamentária.',
  notYours: 'Você não tem permissão para alterar a planilha deste contrato.',
  created: 'Planilha orçamentária cadastrada.',
  updated: 'Planilha orçamentária alterada.',
  pdfFailed: 'Erro ao gerar o PDF da planilha orçamentária.',
  approved: 'Planilha orçamentária aprovada.',
  deleted: 'Revisão da planilha excluída.',
  loadFailed: 'A planilha orçamentária não pôde ser carregada.',
  approvedStays: 'Uma planilha aprovada não muda: faça uma revisão por aditivo.',
  draftOpen: 'Já há uma revisão em elaboração neste contrato.',
  needsAditivo: 'Uma revisão da planilha é de um aditivo aprovado deste contrato: escolha-o.',
  aditivoUsed: 'Este aditivo já trouxe uma revisão da planilha.',
  firstHasNone: 'A primeira planilha é a do contrato assinado, sem aditivo.',
  notSigned: 'A planilha se aprova depois de assinado o contrato.',
  badCode: 'Use a numeração 1, 1.2 ou 1.2.3, com até seis níveis.',
  repeatedItem: 'Este item aparece mais de uma vez nesta revisão.',
  unknownItem: 'Este item não existe na revisão anterior.',
  unitStays: 'Tipo e unidade de um item não mudam: retire-o e inclua outro.',
  referenceStays: 'O preço de referência de um item do contrato não muda.',
  roundingStays: 'As frações de centavo se tratam como na planilha assinada.',
  emptyGroup: 'Este grupo está sem itens.',
  noPrice: 'Informe o preço unitário, ou o custo e o BDI.',
  tooMuch: 'O valor passa do maior aceito, R$ 9.999.999.999.999,99.',
  noItems: 'A planilha precisa de ao menos um item.',
  chooseTipo: 'Escolha grupo ou item.',
  chooseTabela: 'Escolha a tabela de preços.',
  invalidQuantity: 'Informe a quantidade.',
  invalidCost: 'Informe o custo unitário.',
  invalidBdi: 'Informe o BDI em percentual.',
  invalidRows: 'Informe a lista de linhas da planilha.',
  noReference: 'Falta o preço de referência: sem ele os arts. 127 e 128 não podem ser conferidos.',
} as const

export const repeatedCode = (codigo: string): string => `O código ${codigo} aparece mais de uma vez.`

export const orphanText = (pai: string): string => `Falta o grupo ${pai}, a que esta linha pertence.`

export const parentIsItem = (pai: string): string => `${pai} é um item: só um grupo tem outras linhas dentro.`

/** Why an amendment leaves less of an item than was built of it. */
export const belowMeasured = (codigo: string, medida: number): string =>
  `O item ${codigo} já tem ${formatQuantity(medida)} medidos: a revisão não pode ficar abaixo disso.`

export const stageBelowMeasured = (medido: number, valor: number): string =>
  `Uma etapa já tem ${formatMoney(medido)} medidos: a revisão não pode deixá-la em ${formatMoney(valor)}.`

export const otherTotal = (planilha: number, contrato: number): string =>
  `A planilha soma ${formatMoney(planilha)} e o contrato foi assinado por ${formatMoney(contrato)}.`

export const otherAmendment = (what: string, planilha: number, aditivo: number): string =>
  `A revisão tem ${formatMoney(planilha)} de ${what} e o aditivo aprovado, ${formatMoney(aditivo)}.`

/** Art. 125, with what was amended before; null percent where nothing is measured by. */
export const aboveLimit = (classe: Classe, soma: number, percent: number | null, teto: number): string =>
  `Com esta revisão ${classe === 'acrescimos' ? 'os acréscimos' : 'as supressões'} somam ${formatMoney(soma)}${
    percent === null ? '' : `, ${formatNumber(percent)}% do valor do contrato`
  }: acima do limite de ${teto}% (art. 125), e o aditivo foi aprovado sem justificativa.`

export const abovePrecoNovo = (codigo: string, preco: number): string =>
  `O preço do item novo ${codigo} passa de ${formatMoney(preco)}, o de referência com o desconto do contrato (art. 127).`

export const lostDiscount = (excesso: number): string =>
  `O desconto global do contrato diminuiria: a planilha está ${formatMoney(excesso)} acima do que o mantém (art. 128).`
