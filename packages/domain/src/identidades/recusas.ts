/**
 * Why somebody who came by another door is not let in. The address says one of these words, and the page its sentence:
 * nothing that a provider, or whoever made a link, wrote is ever shown.
 */
export const RECUSAS = {
  cancelada: 'A entrada foi cancelada no outro sistema. Tente de novo ou entre com a senha.',
  vencida: 'A entrada demorou demais ou foi começada em outra janela. Comece de novo.',
  fora: 'O sistema que confirma quem você é não respondeu. Tente de novo em instantes.',
  invalida: 'A resposta do outro sistema não pôde ser confirmada. Comece de novo.',
  email: 'O outro sistema não confirmou o seu e-mail. Confirme-o lá e tente de novo.',
  dominio: 'Este e-mail não é da Prefeitura. Entre com a sua conta de trabalho.',
  nivel: 'A sua conta GOV.BR precisa de um nível mais alto para entrar aqui. Aumente o nível no GOV.BR.',
  inativa: 'A sua conta está inativa. Fale com um administrador.',
  desconhecida: 'Ainda não há conta para você neste sistema. Peça um convite a um administrador.',
  vincular:
    'Já há uma conta com este e-mail. Entre nela e vincule este meio em Minha conta, ou fale com um administrador.',
  ocupada: 'Esta identidade já está vinculada a outra conta.',
  muitas: 'Muitas entradas começadas deste endereço. Aguarde alguns minutos e tente de novo.',
  falha: 'Não foi possível entrar agora. Tente de novo em instantes.',
} as const

export type Recusa = keyof typeof RECUSAS

/** The sentence of a word from the address; of any other word, none. */
export const sentenceOf = (word: unknown): string | undefined =>
  typeof word === 'string' && Object.hasOwn(RECUSAS, word) ? RECUSAS[word as Recusa] : undefined
