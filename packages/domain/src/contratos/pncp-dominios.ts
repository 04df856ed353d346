/** Codes of the national portal: Manual de Integração do PNCP, tables of domains (2.3.7, as others copied them). */

/** A contract as it was first signed; a concession has a code of its own. */
export const TIPO_CONTRATO = { contrato: 1, concessao: 4 } as const

export const TIPO_DOCUMENTO = { contrato: 12, aditivo: 14, apostila: 15 } as const

export const CATEGORIAS_PROCESSO: Readonly<Record<number, string>> = {
  1: 'Cessão',
  2: 'Compras',
  3: 'Informática (TIC)',
  4: 'Internacional',
  5: 'Locação de imóveis',
  6: 'Mão de obra',
  7: 'Obras',
  8: 'Serviços',
  9: 'Serviços de engenharia',
  10: 'Serviços de saúde',
  11: 'Alienação de bens móveis ou imóveis',
}

/** Whether a contract comes from another body's register of prices, in the two ways the portal asks for. */
export const ATAS = ['nenhuma', 'adesao', 'remanejamento'] as const
export const ATA_LABELS: Record<(typeof ATAS)[number], string> = {
  nenhuma: 'Não',
  adesao: 'Por adesão (carona)',
  remanejamento: 'Por remanejamento de saldo',
}
