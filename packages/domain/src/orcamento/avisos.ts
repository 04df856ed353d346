import { FONTE_ORIGEM, FONTES, type Fonte, stnOrigem } from './fonte.ts'
import { FUNCOES } from './funcoes.ts'
import type { Opcao } from './opcao.ts'
import { SUBFUNCOES } from './subfuncoes.ts'

/** The part of a budget line whose codes may contradict each other. */
export interface Codigos {
  readonly secretaria_id?: number | null | undefined
  readonly unidade?: string | null | undefined
  readonly classificacao_institucional?: string | null | undefined
  readonly funcional_programatica?: string | null | undefined
  readonly fonte_recurso?: string | null | undefined
  readonly fonte_recurso_stn?: string | null | undefined
}

/** What looks wrong, and at which field to look. */
interface Aviso {
  readonly campo: keyof Codigos
  readonly texto: string
}

/** Functions that combine with their own subfunctions only, and whose subfunctions combine with no other. */
const CLOSED = ['28', '99']

function funcionalWarning(code: string): string | null {
  const [funcao = '', subfuncao = ''] = code.split('.').map((piece) => piece.trim())
  if (funcao === '' || subfuncao === '') return null
  if (!(funcao in FUNCOES)) return `A função ${funcao} não existe na tabela oficial.`
  const known = SUBFUNCOES[subfuncao]
  if (!known) return `A subfunção ${subfuncao} não existe na tabela oficial.`
  if (known.funcao === funcao) return null
  const closed = [funcao, known.funcao].find((candidate) => CLOSED.includes(candidate))
  if (closed === undefined) return null
  return `A função ${closed} (${FUNCOES[closed]}) só combina com as próprias subfunções; ${subfuncao} é da função ${known.funcao}.`
}

/** Sources whose official name tells no origin contradict nothing. */
function fonteWarning(fonte: string, stn: string): string | null {
  const expected = FONTE_ORIGEM[fonte as Fonte]
  const found = stnOrigem(stn)
  if (expected === undefined || found === null || found === expected) return null
  const wanted = expected === 'crédito' ? 'de operação de crédito' : expected
  return `A fonte ${fonte} (${FONTES[fonte as Fonte]}) pede uma fonte STN ${wanted}; a ${stn} é de recurso ${found}.`
}

/** Codes of classification belong to departments; the same code may belong to two. */
function ownerWarning(secretaria: number, code: string, options: readonly Opcao[]): string | null {
  const owners = options.filter(({ codigo, id_secretaria }) => codigo === code && id_secretaria !== null)
  if (owners.length === 0 || owners.some(({ id_secretaria }) => id_secretaria === secretaria)) return null
  return `O código ${code} é de ${owners.map(({ descricao }) => descricao).join(' e ')}.`
}

const isUnder = (unidade: string, classificacao: string) =>
  unidade === classificacao || unidade.startsWith(`${classificacao}.`)

/** Contradictions between the codes of a line. They warn, they never refuse: the accountant has the last word. */
export function avisosOf(line: Codigos, classificacoes: readonly Opcao[]): Aviso[] {
  const { secretaria_id, unidade, classificacao_institucional: classe } = line
  const { funcional_programatica: funcional, fonte_recurso: fonte, fonte_recurso_stn: stn } = line
  const found: [keyof Codigos, string | null][] = [
    [
      'classificacao_institucional',
      secretaria_id && classe ? ownerWarning(secretaria_id, classe, classificacoes) : null,
    ],
    [
      'unidade',
      unidade && classe && !isUnder(unidade, classe)
        ? `A unidade ${unidade} não fica na classificação ${classe}.`
        : null,
    ],
    ['funcional_programatica', funcional ? funcionalWarning(funcional) : null],
    ['fonte_recurso_stn', fonte && stn ? fonteWarning(fonte, stn) : null],
  ]
  return found.flatMap(([campo, texto]) => (texto === null ? [] : [{ campo, texto }]))
}
