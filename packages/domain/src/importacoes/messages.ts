import { formatWhole } from '../shared/formats.ts'

/** Why a cell is not taken. */
export const RECUSAS = {
  numero: 'Não é um número, como 1.234,56.',
  americano: (text: string) => `Formato americano: ${text}. No Brasil a vírgula separa os centavos.`,
  casas: (places: number) =>
    places === 0 ? 'Informe um número inteiro.' : `Tem mais de ${places} casas decimais.`,
  inteiro: 'Informe um número inteiro.',
  ano: 'Informe o ano com quatro algarismos.',
  dia: 'Não é uma data do calendário, como 31/12/2026.',
  semDia: 'Falta o dia: informe a data inteira, como 31/12/2026.',
  diaAmericano: 'Data na ordem americana (mês antes do dia).',
  simNao: 'Informe Sim ou Não.',
  formula: (formula: string) =>
    formula.startsWith('#') ? `A fórmula deu erro (${formula}).` : 'Fórmula sem valor guardado na planilha.',
  opcao: 'Não é uma das opções.',
  desconhecido: (what: string) => `${what} não existe no sistema.`,
  ambiguo: (what: string) => `Mais de um registro tem este nome (${what}): informe o Id.`,
  repetida: (linha: number) => `A linha ${linha} já traz este registro.`,
  semSecretaria: 'Informe a secretaria.',
  outraSecretaria: 'Esta linha é de outra secretaria: você importa só para a sua.',
  meioPonto: 'Um ponto no mapa tem latitude e longitude: falta uma delas.',
  assinado: (what: string) =>
    `O contrato está assinado, ou passaria a estar: isto se muda no próprio contrato, não por planilha (${what}).`,
  pessoa: 'É uma pessoa do sistema: troque-a no próprio contrato.',
  outroProjeto: 'O serviço é de outro projeto.',
  semContrato: 'Não há contrato com este número.',
  semRascunho:
    'Este contrato não tem planilha orçamentária em elaboração: abra a planilha, ou uma revisão, na página dele.',
  propriaConta: 'A própria conta não se altera por planilha.',
  semRegistro: 'Não há registro com este Id.',
  numeros: 'Informe os números dos registros, separados por vírgulas.',
  soLida: 'Esta coluna só se lê.',
  semColuna: 'Esta lista não tem esta coluna.',
} as const

/** What a person should know of a cell that was taken. */
export const NOTAS = {
  milhares: 'O ponto foi lido como separador de milhares.',
  arredondado: 'Arredondado.',
  anoDoDia: 'Lido o ano da data.',
  repetida: (linha: number) => `A linha ${linha} diz o mesmo: as duas entram.`,
  serial: (day: string) => `Número de série da planilha: ${day}.`,
} as const

/** Sentences of the calls. */
export const MESSAGES = {
  notFound: 'Importação não encontrada.',
  semLista: 'Não se importa esta lista.',
  semBusca: 'Não se procuram registros deste tipo.',
  semLote: 'As linhas desta lista se editam juntas, na página da própria planilha.',
  semDono: 'As linhas desta lista não são de um só registro.',
  semPermissao: 'Você não pode cadastrar nem alterar registros desta lista.',
  semArquivo: 'Envie a planilha.',
  semFolha: 'A planilha não tem esta folha.',
  vazia: 'A planilha não tem nenhuma linha de dados.',
  folhaOculta: 'Esta folha está oculta na planilha.',
  muitas: (max: number) => `A planilha tem mais de ${formatWhole(max)} linhas: divida em duas ou mais.`,
  ocultas: (n: number) => `${n} ${n === 1 ? 'linha oculta foi lida' : 'linhas ocultas foram lidas'} também.`,
  totais: (n: number) => `${n} ${n === 1 ? 'linha de total ficou' : 'linhas de total ficaram'} de fora.`,
  repetidas: (n: number) =>
    `${n} ${n === 1 ? 'linha que repete o cabeçalho ficou' : 'linhas que repetem o cabeçalho ficaram'} de fora.`,
  secoes: (n: number) =>
    `${n} ${n === 1 ? 'linha que só dá título a uma parte da planilha ficou' : 'linhas que só dão título a partes da planilha ficaram'} de fora.`,
  alheia: (titulo: string, motivo: string) => `“${titulo}”: ${motivo}`,
  acima: (n: number) =>
    `${n} ${n === 1 ? 'linha acima do cabeçalho não foi lida' : 'linhas acima do cabeçalho não foram lidas'}. Confira o passo "Planilha e cabeçalho".`,
  foraDeHora: 'Esta importação já não está neste passo. Recarregue a página.',
  recebida: 'Planilha recebida e conferida.',
  naFila: 'Importação na fila.',
  cancelando: 'A importação será interrompida e o que gravou, desfeito.',
  desfazendo: 'A importação está sendo desfeita.',
  interrompida: 'A importação foi interrompida: nada ficou gravado.',
  cancelada: 'Cancelada: nada ficou gravado.',
  mudou: 'O registro mudou depois da conferência. Confira de novo.',
  mudouDepois: 'Foi alterado depois da importação.',
  semConvites: 'Só se convidam pessoas: esta importação é de outra lista.',
  emUso: 'Já há outros registros ligados a ele.',
  comDocumentos: 'Há documentos guardados com ele.',
  comPrazos: 'Há um prazo dele marcado como cumprido.',
  comEnvios: 'Já foi enviado ao PNCP.',
  encerrada: 'Ficou como estava: um administrador encerrou a importação sem desfazer esta linha.',
  falhaInterna: 'Houve um erro interno: veja os registros do servidor.',
  liberada: 'A importação voltou para a fila.',
  encerradaAgora: 'Importação encerrada: o que ainda não tinha sido desfeito ficou.',
  sumiu: 'Já tinha sido excluído.',
  semLinhas: 'Informe as linhas.',
  semCampos: 'Informe o que muda.',
  muitasLinhas: (max: number) => `Edite no máximo ${formatWhole(max)} linhas de cada vez.`,
  idRepetido: 'O mesmo registro vem duas vezes.',
  confira: 'Confira os campos indicados.',
  alteradoPor: (nome: string | undefined) =>
    `${nome === undefined ? 'Outra pessoa' : nome} alterou este registro enquanto você editava.`,
  nadaSalvo: (n: number) =>
    `Nada foi salvo: ${n === 1 ? 'uma linha não pôde ser gravada' : `${formatWhole(n)} linhas não puderam ser gravadas`}.`,
  tituloDoLote: (titulo: string) => `Edição em lote: ${titulo}`,
} as const
