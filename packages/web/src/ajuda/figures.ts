/** Every picture is taken in a window of this shape, so that the page keeps its place before they arrive. */
export const FIGURE_SIZE = { width: 960, height: 600 } as const

export const figurePath = (name: string) => `/ajuda/${name}.webp`

/** The pictures of the manual: what they show to those who do not see them, and what is said under them. */
export const FIGURES = {
  entrar: {
    alt: 'Tela Login Administrativo com os campos E-mail e Senha, o botão Entrar e os links Voltar para Home e Criar conta.',
    caption: 'A porta de entrada dos servidores.',
  },
  painel: {
    alt: 'Painel público com quatro cartões de números e um gráfico de barras de processos por secretaria.',
    caption: 'O painel inicial, aberto a todos. Clique em uma barra para ver os processos da secretaria.',
  },
  'painel-processos': {
    alt: 'Painel de Processos com quatro contadores de situação, a tabela de processos atrasados e os prazos que se aproximam.',
    caption: 'O Painel de Processos: o que está atrasado e o que termina em breve.',
  },
  lista: {
    alt: 'Lista de Processos com pesquisa, filtros de situação, secretaria e ano, e as ações Visualizar, Gantt e Editar em cada linha.',
    caption: 'A Lista de Processos, vista por uma pessoa da secretaria de Obras.',
  },
  'novo-projeto': {
    alt: 'Formulário Adicionar um novo projeto, com nome, secretaria, descrição, ano, valor e gestor.',
    caption: 'O cadastro de um projeto. Abaixo dos dados ficam as seis etapas.',
  },
  etapas: {
    alt: 'Tabela das seis etapas com nome, início, fim, prazo e situação, o botão Diferença entre datas e o cronograma desenhado.',
    caption: 'As seis etapas: o cronograma é desenhado enquanto você digita.',
  },
  projeto: {
    alt: 'Painel de um projeto com botões no alto, os cartões Projeto, Status e Orçamento e o cronograma em barras.',
    caption: 'O painel de um projeto. Os botões mudam conforme o que você pode fazer.',
  },
  'linha-do-tempo': {
    alt: 'Linha do tempo com uma barra por projeto sobre os meses e uma linha vertical no dia de hoje.',
    caption: 'A Linha do tempo mostra todos os projetos em um só calendário.',
  },
  ficha: {
    alt: 'Ficha do PROJETO com quatro contadores, projetos marcados na tabela e o botão Gerar PDF com o número de selecionados.',
    caption: 'Marque os projetos e gere um PDF com a ficha de cada um.',
  },
  servicos: {
    alt: 'Cronograma físico-financeiro com o resumo do orçamento e a tabela de serviços por mês do contrato.',
    caption: 'O cronograma físico-financeiro de um projeto.',
  },
  'aditivo-pedir': {
    alt: 'Janela Solicitar Aditivo com tipo, orçamento, valor do acréscimo, justificativa e a medida do limite legal.',
    caption: 'O pedido mostra, antes do envio, quanto falta para o limite legal.',
  },
  'aditivo-decidir': {
    alt: 'Página de um aditivo pendente com o pedido, o efeito da aprovação, a medida do limite e, ao lado, as opções Aprovado, Rejeitado e Devolver para correção.',
    caption: 'A decisão do auditor, com o efeito da aprovação à vista.',
  },
  orcamento: {
    alt: 'Lista de Lançamentos Orçamentários com códigos, nomes, fonte, ficha, valor e saldo de cada linha.',
    caption: 'A lista do orçamento, com o saldo de cada lançamento.',
  },
  'novo-lancamento': {
    alt: 'Formulário Adicionar Novo Lançamento Orçamentário com uma explicação curta abaixo de cada código.',
    caption: 'Cada código do lançamento traz uma explicação abaixo do campo.',
  },
  pca: {
    alt: 'Lista de PCA com o menu Exportar aberto, mostrando Planilha, CSV, Imprimir e os dois arquivos do PNCP.',
    caption: 'No menu Exportar estão os arquivos do ano para o PNCP.',
  },
  bairros: {
    alt: 'Projetos por bairros com o resumo por zona e por bairro acima da lista de lançamentos.',
    caption: 'Os lançamentos por bairro, com a soma por zona e por bairro.',
  },
  convenios: {
    alt: 'Visão geral dos convênios com um cartão por família e a linha do tempo das vigências.',
    caption: 'A Visão geral reúne as famílias que a cidade usa e o que vence.',
  },
  mapa: {
    alt: 'Mapa de projetos com a lista à esquerda, os pontos no mapa e a janela de um projeto aberta.',
    caption: 'O mapa dos projetos. O desenho das ruas vem do OpenStreetMap quando há internet.',
  },
  perfil: {
    alt: 'Tela Conheça o Secretário com o perfil de uma secretaria e o quadro para trocar a foto.',
    caption: 'O perfil de quem dirige a secretaria, como o administrador o vê.',
  },
  prazos: {
    alt: 'Tela Prazos com contadores por período, a lista dos próprios prazos e o quadro Agenda.',
    caption: 'Os prazos da sua secretaria vêm primeiro.',
  },
  pesquisar: {
    alt: 'Janela de pesquisa sobre o painel, com resultados agrupados em secretarias, processos e convênios.',
    caption: 'Ctrl+K pesquisa em tudo, de qualquer tela.',
  },
  auditoria: {
    alt: 'Tela Auditoria com filtros de pessoa, assunto, ação e período e a lista das mudanças, de um valor para outro.',
    caption: 'A trilha de auditoria: quem mudou o quê, e quando.',
  },
  usuarios: {
    alt: 'Lista de usuários com papel, secretaria, situação e as ações Editar e Desativar.',
    caption: 'As contas, com o papel e a secretaria de cada pessoa.',
  },
} as const satisfies Record<string, { alt: string; caption: string }>

export type FigureName = keyof typeof FIGURES
