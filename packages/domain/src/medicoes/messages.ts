import { formatDay } from '../shared/days.ts'
import { formatMoney } from '../shared/money.ts'
import { formatQuantity } from '../shared/quantity.ts'
import { IMUTAVEL } from './constantes.ts'

/** Sentences about bulletins of measurement. */
export const MESSAGES = {
  notFound: 'Boletim de medição não encontrado.',
  none: 'Nenhum boletim de medição neste contrato.',
  created: 'Boletim de medição aberto.',
  updated: 'Boletim de medição salvo.',
  deleted: 'Boletim de medição excluído.',
  sent: 'Boletim de medição enviado.',
  checking: 'Conferência iniciada.',
  checked: 'Conferência salva.',
  attested: 'Medição atestada.',
  approved: 'Medição aprovada.',
  returned: 'Boletim de medição devolvido.',
  liquidated: 'Medição liquidada.',
  paid: 'Pagamento registrado.',
  regraSaved: 'Modo de medição salvo.',
  cronogramaSaved: 'Cronograma salvo.',
  loadFailed: 'Os boletins de medição não puderam ser carregados.',
  pdfFailed: 'Erro ao gerar o PDF do boletim.',
  exportFailed: 'Erro ao gerar a planilha do boletim.',
  curvaPdfFailed: 'Erro ao gerar o PDF da curva S.',
  curvaExportFailed: 'Erro ao gerar a planilha da curva S.',
  notYours: 'Você não tem permissão para alterar as medições deste contrato.',
  noPlanilha: 'Aprove a planilha orçamentária do contrato antes de medir.',
  notSigned: 'Só um contrato assinado e em execução é medido.',
  openBefore: 'Há um boletim ainda não aprovado neste contrato: termine-o antes de abrir outro.',
  afterFinal: 'A medição final já foi feita: não há outra depois dela.',
  onlyLast: 'Só o último boletim, ainda em elaboração, pode ser excluído: a numeração não tem falhas.',
  immutable: IMUTAVEL,
  notDraft: 'Este boletim já foi enviado: peça que ele seja devolvido para alterá-lo.',
  notInCheck: 'As quantidades aceitas se informam durante a conferência.',
  endBeforeStart: 'O fim do período vem depois do início.',
  beforeContrato: 'O período começa antes da ordem de início do contrato.',
  future: 'Este dia ainda não chegou.',
  negativeTotal: 'Os descontos passam do valor da medição.',
  repeatedRow: 'Este item aparece mais de uma vez no boletim.',
  unknownRow: 'Este item não está na planilha vigente do contrato.',
  justifyGlosa: 'Informe o motivo da glosa.',
  justifyEstorno: 'Informe o motivo do estorno.',
  justifyReturn: 'Informe o que falta corrigir.',
  acceptedAbove: 'A quantidade aceita não passa da pleiteada.',
  acceptedNegative: 'Um estorno se lança na quantidade pleiteada e é aceito por inteiro.',
  invalidQuantity: 'Informe uma quantidade, com até quatro casas decimais.',
  invalidIndex: 'Informe o índice, com até quatro casas decimais.',
  invalidPercent: 'Informe um percentual.',
  invalidRows: 'Informe a lista de itens medidos.',
  bothIndices: 'Informe os dois índices, o da data-base e o do aniversário.',
  noReajuste: 'O período termina antes dos doze meses da data-base: ainda não há reajuste.',
  noDataBase: 'Informe a data-base no contrato para reajustar.',
  unknownStage: 'Esta etapa não está na planilha vigente do contrato.',
  repeatedMonth: 'Esta etapa já tem um percentual neste mês.',
  missingStage: 'Há etapas da planilha sem previsão no cronograma.',
  chooseModo: 'Escolha por item ou por etapa.',
  modoStays: 'O modo não muda depois do primeiro boletim.',
  sheetRevised:
    'A planilha do contrato foi revisada desde que este boletim foi enviado: devolva-o para que seja medido pela nova.',
  tooMuch: 'O valor passa do maior aceito, R$ 9.999.999.999.999,99.',
  directExecution: 'Na execução direta não há contratada a medir.',
  paidInAdvance: 'Não se paga antes de aprovada a medição (art. 145, Lei 14.133/2021).',
  nothingToPay: 'O pagamento precisa ser maior que zero.',
} as const

export const aboveContracted = (contratada: number, saldo: number): string =>
  `Passa da quantidade contratada (${formatQuantity(contratada)}): o saldo é ${formatQuantity(saldo)}. Exceda só com aditivo.`

export const belowZero = (anterior: number): string =>
  `O estorno passa do que já foi medido (${formatQuantity(anterior)}).`

export const overlaps = (numero: number, fim: string): string =>
  `Comece depois do boletim nº ${numero}, que vai até ${formatDay(fim)}.`

export const overNet = (resta: number): string =>
  `Os pagamentos passam do valor líquido do boletim: restam ${formatMoney(resta)}.`
