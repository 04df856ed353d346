import * as z from 'zod/mini'

/** What refers to a department, by table; tables of which no record does are left out. */
export const usoDaSecretaria = z.object({
  usos: z.array(z.object({ tabela: z.string(), total: z.number() })),
})
export type UsoDaSecretaria = z.output<typeof usoDaSecretaria>

/** What the records of a table are called, one and several, those that matter most first. */
const NOMES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  usuarios: ['pessoa', 'pessoas'],
  projetos: ['projeto', 'projetos'],
  contratos: ['contrato', 'contratos'],
  orcamento: ['lançamento do orçamento', 'lançamentos do orçamento'],
  emendas: ['emenda', 'emendas'],
  aditivos: ['aditivo', 'aditivos'],
  declaracoes: ['declaração', 'declarações'],
  visoes: ['visão compartilhada', 'visões compartilhadas'],
  opcoes_orcamento: ['código do orçamento', 'códigos do orçamento'],
}
const OUTROS = ['outro registro', 'outros registros'] as const

const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`

/** '2 pessoas, 1 projeto e 4 outros registros'; empty where nothing refers to it. */
export function usoText({ usos }: UsoDaSecretaria): string {
  const known = Object.keys(NOMES).map((tabela) => ({
    total: usos.find((uso) => uso.tabela === tabela)?.total ?? 0,
    nomes: NOMES[tabela] ?? OUTROS,
  }))
  const others = usos.filter(({ tabela }) => !(tabela in NOMES)).reduce((sum, { total }) => sum + total, 0)
  const counted = [...known, { total: others, nomes: OUTROS }].filter(({ total }) => total > 0)
  return joined(counted.map(({ total, nomes }) => `${total} ${nomes[total === 1 ? 0 : 1]}`))
}

/** Why it is not deleted. */
export const inUseText = (uso: UsoDaSecretaria): string =>
  `Esta secretaria tem ${usoText(uso)} e não pode ser excluída. Desative-a: ela sai das escolhas e continua nos registros.`
