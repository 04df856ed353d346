import type { Classe } from './limite.ts'

/** Sentences of the specification about amendments, verbatim, and those its decisions add. */
export const MESSAGES = {
  chooseSecretaria: 'Selecione uma secretaria.',
  chooseValor: 'Selecione um orçamento e informe um valor válido.',
  choosePrazo: 'Informe um prazo válido.',
  chooseEtapa: 'Selecione uma etapa.',
  chooseTipo: 'Escolha o tipo de aditivo.',
  chooseContrato: 'Escolha o contrato.',
  chooseSupressao: 'Informe o valor da supressão.',
  chooseReajuste: 'Informe o valor do reajuste.',
  chooseTwo: 'Um aditivo misto tem pelo menos dois: acréscimo, supressão ou prazo.',
  chooseDecision: 'Selecione aprovado ou reprovado.',
  justifyRejection: 'Justificativa é obrigatória para reprovação.',
  justifyReturn: 'Diga o que falta corrigir.',
  justifyRequest: 'Justifique o pedido.',
  sent: 'Solicitação enviada com sucesso!',
  sendFailed: 'Erro ao enviar solicitação.',
  loadOrcamentosFailed: 'Erro ao carregar orçamentos.',
  noOrcamento: 'Nenhum orçamento disponível',
  none: 'Nenhuma Solicitação encontrada.',
  nonePending: 'Nenhuma solicitação pendente.',
  loadPendingFailed: 'Erro ao carregar aditivos pendentes.',
  decideFailed: 'Erro ao processar aditivo.',
  approved: 'Aditivo aprovado com sucesso.',
  rejected: 'Aditivo rejeitado com sucesso.',
  returned: 'Aditivo devolvido para correção.',
  withdrawn: 'Solicitação retirada.',
  withdrawFailed: 'Erro ao retirar a solicitação.',
  resent: 'Solicitação reenviada com sucesso!',
  termoSaved: 'Dados do termo registrados.',
  termoFailed: 'Erro ao registrar os dados do termo.',
  emptyTermo: 'Informe o número, a assinatura ou o fundamento legal.',
  termoStays: 'O que já foi registrado do termo não muda.',
  messageSent: 'Mensagem enviada.',
  messageFailed: 'Erro ao enviar a mensagem.',
  loadThreadFailed: 'As perguntas e respostas não puderam ser carregadas.',
  threadClosed: 'A conversa se encerrou com o pedido: já não se escreve nela.',
  notApproved: 'Só um aditivo aprovado tem termo.',
  notFound: 'Aditivo não encontrado.',
  alreadyDecided: 'Este aditivo já foi decidido.',
  alreadyReturned: 'Este aditivo foi devolvido para correção e ainda não foi reenviado.',
  readAgain:
    'Este aditivo foi devolvido e reenviado: leia o pedido de agora e informe a versão dele para decidir.',
  alreadyWithdrawn: 'Este aditivo foi retirado por quem o pediu.',
  notReturned: 'Só um aditivo devolvido para correção pode ser reenviado.',
  notYourProjeto: 'Só a secretaria do projeto e os administradores pedem aditivos.',
  notYourSecretaria: 'O aditivo é custeado pela sua própria secretaria.',
  notYourRequest: 'Só quem pediu o aditivo e os administradores podem retirá-lo.',
  otherContrato: 'O contrato escolhido não é deste projeto, ou não está em vigor.',
  contratoOver:
    'O contrato deste pedido terminou e já não se adita. Retire a solicitação, ou reenvie-a como apostila.',
  otherProjeto: 'O aditivo é de outro projeto.',
  belowZero: 'A supressão é maior que o valor do projeto.',
  otherOrcamento: 'O orçamento escolhido não é desta secretaria.',
} as const

/** What an approval above a ceiling is told. */
export const overLimitText = (classe: Classe, permitido: number): string =>
  classe === 'supressoes'
    ? `A supressão passa do limite de ${permitido}%: justifique a aprovação.`
    : `O aditivo passa do limite de ${permitido}%: justifique a aprovação.`
