import { explainCode } from '../orcamento/codigos.ts'
import { fromCents, toCents } from '../shared/money.ts'
import type { GrupoDeDotacao } from './contract.ts'

/** A piece of the classification, with all that is below it. */
export interface Ramo {
  /** All pieces down to this one: `10.301.0007`. */
  readonly codigo: string
  readonly papel: string
  readonly nome: string | null
  readonly lancamentos: number
  readonly valor: number
  readonly ramos: readonly Ramo[]
}

/** Codes that do not begin with a number stand by themselves. */
const NAO_CLASSIFICADO = 'Sem classificação funcional'

interface Growing {
  codigo: string
  papel: string
  nome: string | null
  lancamentos: number
  cents: number
  ramos: Map<string, Growing>
}

const told = ({ ramos, cents, ...ramo }: Growing): Ramo => ({
  ...ramo,
  valor: fromCents(cents),
  ramos: inOrder(ramos),
})
const inOrder = (ramos: ReadonlyMap<string, Growing>): Ramo[] =>
  [...ramos.values()].map(told).sort((one, other) => (one.codigo < other.codigo ? -1 : 1))

function piecesOf({ funcional, programa }: GrupoDeDotacao) {
  const pieces = explainCode('funcionais', funcional, programa)
  return pieces.length > 0 ? pieces : [{ codigo: funcional.trim(), papel: NAO_CLASSIFICADO, nome: null }]
}

/** Function, subfunction, programme and action as a tree; each branch comes to what its lines do. */
export function arvoreDe(grupos: readonly GrupoDeDotacao[]): Ramo[] {
  const raiz = new Map<string, Growing>()
  for (const grupo of grupos) {
    const { lancamentos, valor } = grupo
    let [ramos, codigo] = [raiz, '']
    for (const piece of piecesOf(grupo)) {
      codigo = codigo === '' ? piece.codigo : `${codigo}.${piece.codigo}`
      const ramo = ramos.get(codigo) ?? { ...piece, codigo, lancamentos: 0, cents: 0, ramos: new Map() }
      ramo.lancamentos += lancamentos
      ramo.cents += toCents(valor)
      ramos.set(codigo, ramo)
      ramos = ramo.ramos
    }
  }
  return inOrder(raiz)
}
