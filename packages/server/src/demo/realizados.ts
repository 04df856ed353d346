import { type ConvenioValues, createOf } from '@paco/domain/convenios/convenio'
import { FAMILIAS, type KnownFamilia } from '@paco/domain/convenios/familias'
import { completeCnpj } from '@paco/domain/shared/cnpj'
import { addDays, type Day } from '@paco/domain/shared/days'

/** What the city passes on of the State's money, to whom, in thousands of reais, and how long ago it was signed. None of them exists. */
const REALIZADOS: readonly [
  projeto: string,
  beneficiario: string,
  cnpj: string,
  mil: number,
  days: number,
][] = [
  ['Acolhimento de idosos em longa permanência', 'Lar São Vicente do Vale', '900010010001', 420, 200],
  [
    'Atendimento especializado a alunos com deficiência',
    'Associação Caminhar do Vale',
    '900020020001',
    310,
    320,
  ],
  ['Leitos de retaguarda no pronto-socorro', 'Irmandade Hospital do Ribeirão', '900030030001', 960, 500],
  ['Banda e orquestra jovem da cidade', 'Sociedade Musical Lira do Vale', '900040040001', 85, 900],
]

/** Agreements of the demo city that give money, as they would be sent to create them. */
export function listRealizados(today: Day): [KnownFamilia, ConvenioValues][] {
  const [, estadual] = FAMILIAS
  return REALIZADOS.map(([projeto, beneficiario, own, mil, days], index) => {
    const assinatura_termo = addDays(today, -days)
    const ano = Number(assinatura_termo.slice(0, 4))
    const body = {
      projeto,
      numero_convenio: `TC ${String(11 + index * 7).padStart(3, '0')}/${ano}`,
      ano,
      repasse: mil * 1000,
      contrapartida: 0,
      valor_total: mil * 1000,
      assinatura_termo,
      vigencia_convenio: addDays(assinatura_termo, 730),
      vigencia_contrato: addDays(assinatura_termo, 730),
      empresa: beneficiario,
      fiscal: 'Helena Duarte',
      conta_bancaria: `Banco 000, ag. 0001-0, c/c 91.${100 + index}-0`,
      status: 'Em execução',
      natureza: 'repassa',
      beneficiario,
      beneficiario_cnpj: completeCnpj(own),
    }
    return [estadual, createOf(estadual).parse(body)]
  })
}
