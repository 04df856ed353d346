import { readFileSync } from 'node:fs'
import { SITUACAO_LABELS as IMPORTACAO } from '@paco/domain/importacoes/situacao'
import { SITUACAO_LABELS as BOLETIM } from '@paco/domain/medicoes/situacao'
import { SITUACAO_OBRA_LABELS } from '@paco/domain/obras/situacao'
import { EXECUCAO_LABELS } from '@paco/domain/pca/execucao'
import { SITUACAO_PLANO_LABELS } from '@paco/domain/pca/plano'
import { SITUACAO_ITEM_LABELS } from '@paco/domain/pca/situacao'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { StatusAditivoPill } from '../aditivos/status-aditivo.tsx'
import { SituacaoContratoPill } from '../contratos/situacao-pill.tsx'
import { ESTADO_TONES } from '../convenios/vigencia-mark.tsx'
import { SituacaoImportacaoPill } from '../importacoes/situacao-pill.tsx'
import { SituacaoBoletimPill } from '../medicoes/situacao-pill.tsx'
import { SituacaoObraPill } from '../obras/situacao-obra.tsx'
import { PrioridadePill } from '../pca/prioridade-pill.tsx'
import { ExecucaoPill, SituacaoItemPill, SituacaoPlanoPill } from '../pca/situacao-pills.tsx'
import { STATUS_TONES } from '../projetos/status-tone.ts'
import type { Tone } from '../ui/status-pill.tsx'
import tones from '../ui/theme/tones.module.css'

const TONES: readonly Tone[] = ['ok', 'run', 'late', 'idle', 'wait']

/** The tone that a pill is drawn in. */
function toneOf(pill: ReactNode): Tone | undefined {
  const { container, unmount } = render(pill)
  const names = container.firstElementChild?.classList
  const found = TONES.find((tone) => names?.contains(tones[tone] ?? ''))
  unmount()
  return found
}

const keys = <K extends string>(labels: Readonly<Record<K, unknown>>) => Object.keys(labels) as K[]
const drawn = <K extends string>(of: readonly K[], pill: (key: K) => ReactNode) =>
  Object.fromEntries(of.map((key) => [key, toneOf(pill(key))]))

describe('the colour of each situation', () => {
  test('of a project and its stages, as the specification says', () => {
    expect(STATUS_TONES).toEqual({
      'Não iniciado': 'idle',
      'Em andamento': 'run',
      Concluído: 'ok',
      Atrasado: 'late',
    })
  })

  test('of an amendment: approved green, rejected red, pending yellow, other grey', () => {
    const all = ['aprovado', 'rejeitado', 'pendente', 'devolvido', 'retirado', 'outra palavra']
    expect(drawn(all, (status) => <StatusAditivoPill status={status} />)).toEqual({
      aprovado: 'ok',
      rejeitado: 'late',
      pendente: 'wait',
      devolvido: 'idle',
      retirado: 'idle',
      'outra palavra': 'idle',
    })
  })

  test('of a bulletin', () => {
    expect(drawn(keys(BOLETIM), (situacao) => <SituacaoBoletimPill situacao={situacao} />)).toEqual({
      em_elaboracao: 'idle',
      enviada: 'wait',
      em_conferencia: 'wait',
      atestada: 'run',
      aprovada: 'run',
      liquidada: 'run',
      paga: 'ok',
    })
  })

  test('of a work, as citizens see it', () => {
    const pill = (situacao: keyof typeof SITUACAO_OBRA_LABELS) => <SituacaoObraPill situacao={situacao} />
    expect(drawn(keys(SITUACAO_OBRA_LABELS), pill)).toEqual({
      nao_iniciada: 'idle',
      em_execucao: 'run',
      atrasada: 'late',
      paralisada: 'wait',
      concluida: 'ok',
    })
  })

  test('of a contract', () => {
    const all = [
      'Em preparação',
      'Em execução',
      'Cumprido',
      'Rescindido com sanção',
      'Rescindido sem sanção',
      'Anulado',
    ] as const
    const pill = (situacao: (typeof all)[number]) => (
      <SituacaoContratoPill
        contrato={{ situacao, vigencia_fim: null, encerrado_em: null }}
        today="2026-11-16"
      />
    )
    expect(Object.values(drawn(all, pill))).toEqual(['idle', 'run', 'ok', 'late', 'late', 'idle'])
  })

  test('of the procurement plan, its items, how far they are, and their priority', () => {
    expect(drawn(keys(SITUACAO_PLANO_LABELS), (one) => <SituacaoPlanoPill situacao={one} />)).toEqual({
      elaboracao: 'idle',
      aprovacao: 'wait',
      aprovado: 'run',
      publicado: 'ok',
      revisao: 'wait',
      encerrado: 'idle',
    })
    expect(drawn(keys(SITUACAO_ITEM_LABELS), (one) => <SituacaoItemPill situacao={one} />)).toEqual({
      rascunho: 'idle',
      enviado: 'wait',
      devolvido: 'late',
      aprovado: 'ok',
      consolidado: 'idle',
      cancelado: 'idle',
    })
    expect(drawn(keys(EXECUCAO_LABELS), (one) => <ExecucaoPill execucao={one} />)).toEqual({
      planejado: 'idle',
      preparacao: 'wait',
      licitacao: 'run',
      contratado: 'ok',
      adiado: 'late',
    })
    const prioridades = ['Alta', 'Média', 'Baixa', 'outra']
    expect(Object.values(drawn(prioridades, (one) => <PrioridadePill prioridade={one} />))).toEqual([
      'late',
      'wait',
      'run',
      'idle',
    ])
  })

  test('of an import, and of the term of an agreement', () => {
    expect(drawn(keys(IMPORTACAO), (one) => <SituacaoImportacaoPill situacao={one} />)).toEqual({
      conferida: 'wait',
      na_fila: 'wait',
      importando: 'run',
      importada: 'ok',
      desfazendo: 'run',
      desfeita: 'idle',
      cancelada: 'idle',
      falhou: 'late',
      parada: 'late',
    })
    expect(ESTADO_TONES).toEqual({
      vencida: 'late',
      '30': 'wait',
      '60': 'run',
      '90': 'idle',
      'em dia': 'ok',
      'sem data': 'idle',
    })
  })
})

const read = (file: string) => readFileSync(new URL(`../ui/theme/${file}`, import.meta.url), 'utf8')

/** The hue of `#rrggbb` in degrees. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [top, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = top - low || 1
  if (top === r) return (60 * ((g - b) / span) + 360) % 360
  return top === g ? 60 * ((b - r) / span) + 120 : 60 * ((r - g) / span) + 240
}

describe('what a tone looks like', () => {
  test.each([
    ['ok', 'ok', 90, 150],
    ['run', 'blue', 200, 240],
    ['late', 'bad', 345, 20],
    ['wait', 'warn', 40, 55],
    ['idle', 'idle', 200, 240],
  ])('%s', (tone, colour, from, to) => {
    const rule = read('tones.module.css')
      .split('}')
      .find((one) =>
        one
          .split('{')[0]
          ?.split(/[,\s]+/)
          .includes(`.${tone}`),
      )
    expect([...new Set(rule?.match(/--paco-[a-z]+/g))]).toEqual([`--paco-${colour}`])
    const letters = [...read('tokens.css').matchAll(new RegExp(`--paco-${colour}: (#[0-9a-f]{6});`, 'g'))]
    // Light and dark.
    expect(letters).toHaveLength(2)
    for (const [, hex = ''] of letters) {
      const hue = hueOf(hex)
      expect(from < to ? hue >= from && hue <= to : hue >= from || hue <= to).toBe(true)
    }
  })
})
