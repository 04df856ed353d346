import type { Natureza } from '@paco/domain/projetos/natureza'

/** Programmes of the multi-year plan with projects, under the codes of the budget, and the words that belong to each. */
export const PROGRAMAS: readonly { codigo: string; descricao: string; palavras: RegExp }[] = [
  { codigo: '0015', descricao: 'Saúde perto de casa', palavras: /ubs|saúde|hospital|samu|vacina|pronto/i },
  { codigo: '0020', descricao: 'Educação integral', palavras: /escola|creche|educa|aluno|merenda/i },
  {
    codigo: '0030',
    descricao: 'Mobilidade e vias',
    palavras: /recap|paviment|via|ponte|calçad|ciclo|trânsito|semáf/i,
  },
  {
    codigo: '0035',
    descricao: 'Cidade que drena',
    palavras: /drena|esgoto|água|adutora|encosta|córrego|saneam/i,
  },
  {
    codigo: '0050',
    descricao: 'Cultura, esporte e turismo',
    palavras: /cultur|museu|teatro|turis|esport|quadra|praça|parque/i,
  },
  { codigo: '0002', descricao: 'Gestão moderna', palavras: /./ },
]

const KINDS: readonly [Natureza, RegExp][] = [
  ['servico_engenharia', /projeto executivo|estudo|manutenção|sondagem|iluminação/i],
  [
    'obra',
    /constru|reforma|recap|paviment|ponte|calçad|drena|revitaliza|ampliação|cobertura|obra|ciclov|praça|quadra/i,
  ],
  ['compra', /aquisi|compra|equipament|veícul|frota|mobili|computador|uniforme/i],
  ['servico', /sistema|digital|capacita|programa|campanha|serviço|plano|festival/i],
]

export const naturezaOf = (nome: string): Natureza =>
  KINDS.find(([, words]) => words.test(nome))?.[0] ?? 'outro'

/** As the option list offers it. */
export function programaOf(nome: string): string {
  const found = PROGRAMAS.find(({ palavras }) => palavras.test(nome))
  return found ? `${found.codigo} - ${found.descricao}` : ''
}

/** The place a project of several names behind its dash. */
export const lugarOf = (nome: string): string | null => / - ([^,]+)/.exec(nome)?.[1]?.trim() ?? null
