/** `12345678000195-2-000045/2026`: who, a contract, its number there and the year. */
const CONTRATO = /^([0-9A-Z]{12}\d{2})-2-0*(\d{1,6})\/(\d{4})$/

/** Where the national portal has this contract; null where the number is not written as the portal writes it. */
export function pncpAddress(numero: string | null): string | null {
  const [, cnpj, sequencial, ano] = CONTRATO.exec(numero?.trim() ?? '') ?? []
  return cnpj === undefined ? null : `https://pncp.gov.br/app/contratos/${cnpj}/${ano}/${sequencial}`
}
