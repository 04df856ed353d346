/** Why amendments are asked for and how they are decided, in the words such files are written in. */

interface Motivos {
  readonly valor: readonly string[]
  readonly prazo: readonly string[]
}

const OBRAS: Motivos = {
  valor: [
    'A sondagem complementar encontrou solo mole em parte do trecho; é preciso trocar o subleito e acrescentar rachão, conforme relatório da fiscalização.',
    'Acréscimo de drenagem: o levantamento da rede mostrou tubulação de 400 mm sem vazão para as chuvas medidas em fevereiro.',
    'Inclusão de rampas e piso tátil exigidos no parecer de acessibilidade, que não constavam do projeto básico.',
    'A quarta medição apontou quantitativos de muro de arrimo maiores que os da planilha contratada.',
    'Remanejamento da adutora que cruza o canteiro, pedido pela concessionária depois da assinatura do contrato.',
  ],
  prazo: [
    'Vinte e dois dias de chuva acima da média em janeiro, registrados no diário de obra, impediram a terraplenagem.',
    'A concessionária de energia só liberou a mudança dos postes quarenta dias depois do previsto.',
    'Atraso na entrega dos pré-moldados pela única fornecedora habilitada na região, comprovado em carta anexa.',
  ],
}

const SAUDE: Motivos = {
  valor: [
    'A vigilância sanitária exigiu sala de expurgo e segundo lavatório, que não estavam no projeto aprovado.',
    'Ampliação do número de equipamentos: a demanda da fila de espera superou em 18% a do termo de referência.',
    'Reforço da rede elétrica para os equipamentos de imagem doados pelo Estado.',
  ],
  prazo: [
    'Os equipamentos importados ficaram retidos na alfândega; nova data de entrega confirmada pelo fornecedor.',
    'A unidade continuou atendendo durante a reforma, o que reduziu as frentes de trabalho.',
  ],
}

const OUTROS: Motivos = {
  valor: [
    'Acréscimo de quantitativos: a procura levantada no primeiro semestre ultrapassou a estimada no termo de referência.',
    'Inclusão de dois núcleos que ficaram fora da primeira etapa, a pedido do conselho municipal.',
    'Itens de acessibilidade e sinalização exigidos em vistoria e não previstos na contratação.',
    'Ampliação do escopo para atender o distrito de Rocinha, conforme ata da audiência pública.',
  ],
  prazo: [
    'A licitação complementar foi impugnada e republicada, o que adiou o início dos serviços.',
    'Pedido da contratada, com anuência da fiscalização, por falta de material no mercado.',
    'Suspensão de trinta dias determinada em mandado de segurança, já revogado.',
  ],
}

const POR_SECRETARIA: Readonly<Record<number, Motivos>> = { 12: OBRAS, 17: SAUDE }

export const motivosOf = (secretaria: number): Motivos => POR_SECRETARIA[secretaria] ?? OUTROS

export const DECISOES = {
  aprovado: [
    'Quantitativos conferidos com a planilha da fiscalização. De acordo.',
    'Fato posterior à contratação, comprovado nos autos. De acordo.',
    null,
  ],
  acima: [
    'Ultrapassa o limite do art. 125 em razão de fato imprevisível e consensual, sem alternativa menos onerosa; parecer jurídico favorável juntado aos autos.',
    'Interrupção da obra traria prejuízo maior que o acréscimo, conforme estudo técnico; aprovado em caráter excepcional, com ciência da Controladoria.',
  ],
  rejeitado: [
    'O acréscimo descaracteriza o objeto licitado. Instruir nova contratação.',
    'Falta a planilha de custos com a composição dos preços unitários. Reapresentar.',
    'O motivo alegado era conhecido antes da licitação e não justifica a mudança do contrato.',
  ],
} as const

/** What an administrator corrects of a frozen baseline. */
export const CORRECAO = {
  diferenca: -1800,
  motivo:
    'Valor digitado com um item em dobro no cadastro. Conferido com a cláusula 4ª do contrato assinado.',
} as const

/** Why the other kinds are asked for. */
export const MOTIVOS_DA_LEI = {
  valor:
    'Acréscimo de quantitativos apurado na revisão do projeto executivo, com planilha da fiscalização anexa.',
  supressao:
    'O trecho final fica fora do projeto revisto: a desapropriação não se concluiu, e os itens correspondentes são retirados da planilha.',
  prazo: 'Frentes de trabalho reduzidas pelas chuvas do trimestre, conforme diário de obra.',
  misto:
    'A revisão do projeto troca serviços da planilha: retira o pavimento intertravado e inclui drenagem e concreto.',
  apostila:
    'Reajuste anual pelo índice do contrato, contado da data-base do orçamento estimado, conforme memória de cálculo.',
} as const

/** What is missing in those that come back. */
export const DEVOLUCOES = {
  valor: 'Falta a composição dos preços unitários.',
  supressao: 'Falta a planilha com os itens retirados.',
  prazo: 'Falta a cópia do diário de obra.',
  misto: 'Falta o cronograma físico-financeiro com os novos serviços. Juntar e reenviar.',
  apostila: 'Juntar a memória de cálculo com os números do índice na data-base e no aniversário.',
} as const

export const TERMO = { numero_termo: '1', fundamento_legal: 'art. 124, I, b, da Lei 14.133/2021' } as const
