export const GLOSAS = [
  'Quantidade medida em campo pela fiscalização é menor que a pleiteada.',
  'Trecho ainda sem ensaio de controle tecnológico: fica para a próxima medição.',
  'Serviço incompleto: falta o acabamento previsto em projeto.',
  'Memória de cálculo apresentada inclui área já paga no boletim anterior.',
  'Material entregue e ainda não aplicado não é medido.',
] as const

export const MEMORIAS = [
  'Levantamento topográfico entre as estacas 12 e 31, largura média de 7,20 m.',
  'Conferido no diário de obra e nas fotos do período; croqui anexo ao processo.',
  'Soma das áreas por ambiente, descontados vãos acima de 2,00 m².',
  'Notas de entrega e controle de apontamento do período, conferidos pela fiscalização.',
] as const

export const ESTORNO =
  'Estorno: a nova medição topográfica encontrou menos do que foi pago no boletim anterior.'

export const RESSALVAS = [
  'Trincas no piso junto à entrada principal e três luminárias sem funcionar.',
  'Falta recompor a guia em dois trechos e concluir a sinalização tátil.',
  'Pintura com diferença de tom na fachada lateral; calha com vazamento.',
] as const

export const TERMOS = {
  provisorio:
    'Obra vistoriada com o projeto, a planilha e os boletins de medição em mãos. Os serviços contratados foram executados e os ensaios de controle tecnológico estão no processo.',
  definitivo:
    'Decorrido o prazo de observação, a comissão vistoriou a obra e verificou a adequação do objeto aos termos do contrato. Recebida em definitivo.',
} as const
