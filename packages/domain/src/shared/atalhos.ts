/** Keys that do something on every screen, as the help and the page on accessibility list them. */
export interface Atalho {
  /** Pressed together. */
  readonly keys: readonly string[]
  readonly label: string
}

/** The jumps of eMAG. */
export const SALTOS = [
  { place: 'conteudo', digit: '1', keys: ['Alt', '1'], label: 'Ir para o conteúdo' },
  { place: 'menu', digit: '2', keys: ['Alt', '2'], label: 'Ir para o menu' },
  { place: 'busca', digit: '3', keys: ['Alt', '3'], label: 'Ir para a busca' },
  { place: 'rodape', digit: '4', keys: ['Alt', '4'], label: 'Ir para o rodapé' },
] as const

/** On keyboards that have it, ⌘ in place of Ctrl. */
export const PALETA: Atalho = {
  keys: ['Ctrl', 'K'],
  label: 'Pesquisar telas, processos, convênios e secretarias',
}
const AJUDA: Atalho = { keys: ['?'], label: 'Mostrar os atalhos de teclado' }

/** What the keys do inside of windows and their lists. */
const INSIDE: readonly Atalho[] = [
  { keys: ['↑', '↓'], label: 'Ir ao item anterior ou ao seguinte' },
  { keys: ['Home', 'End'], label: 'Ir ao primeiro ou ao último item' },
  { keys: ['Enter'], label: 'Abrir o item marcado' },
  { keys: ['Esc'], label: 'Fechar a janela, o menu ou a lista' },
]

/** What they do on the page of an amendment: none decides by itself. */
const ADITIVO: readonly Atalho[] = [
  { keys: ['A'], label: 'Escolher “Aprovado” e ir à justificativa' },
  { keys: ['R'], label: 'Escolher “Rejeitado” e ir à justificativa' },
  { keys: ['D'], label: 'Escolher “Devolver para correção” e ir ao motivo' },
  { keys: ['N'], label: 'Ir ao próximo da fila' },
  { keys: ['P'], label: 'Voltar ao anterior da fila' },
  { keys: ['Ctrl', 'Enter'], label: 'Enviar a decisão ou a mensagem' },
]

export const ATALHOS: readonly { readonly title: string; readonly shortcuts: readonly Atalho[] }[] = [
  { title: 'Em qualquer tela', shortcuts: [PALETA, AJUDA, ...SALTOS] },
  { title: 'Em janelas e listas', shortcuts: INSIDE },
  { title: 'Na página de um aditivo', shortcuts: ADITIVO },
]
