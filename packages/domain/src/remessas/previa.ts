import type { Linha } from './obra.ts'
import type { Periodo } from './periodo.ts'
import type { PreviaTce } from './remessa.ts'
import { SITUACOES_AUDESP } from './situacao.ts'
import { tribunalDe } from './tribunais.ts'

/** What the lines come to: how many of each situation, and what the court would miss. */
export function previaOf(tribunal: string, { inicio, fim }: Periodo, linhas: readonly Linha[]): PreviaTce {
  const { colunas, obrigatorios } = tribunalDe(tribunal)
  const situacoes = Object.entries(SITUACOES_AUDESP).map(([codigo, nome]) => ({
    codigo: Number(codigo),
    nome,
    quantidade: linhas.filter(({ situacao }) => situacao === Number(codigo)).length,
  }))
  const pendencias = obrigatorios.map((key) => ({
    campo: colunas.find((coluna) => coluna.key === key)?.label ?? key,
    quantidade: linhas.filter((linha) => linha[key] === null).length,
  }))
  return {
    tribunal,
    inicio,
    fim,
    linhas: linhas.length,
    situacoes: situacoes.filter(({ quantidade }) => quantidade > 0),
    pendencias: pendencias.filter(({ quantidade }) => quantidade > 0),
  }
}
