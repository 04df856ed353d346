import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface ChartColumn {
  label: string
  /** Numbers stand flush right. */
  align?: 'left' | 'right'
}

interface ChartTableRow {
  key: string | number
  /** The first cell names the row. */
  cells: readonly ReactNode[]
  link?: LinkProps | undefined
}

/** A chart's numbers as a table: what 'Ver como tabela' shows. */
export interface ChartTableData {
  columns: readonly ChartColumn[]
  rows: readonly ChartTableRow[]
  /** A last row, such as the total. */
  foot?: readonly ReactNode[]
}

/** What every chart has around it. */
export interface ChartFrame {
  title: string
  /** One sentence that says what the chart shows. */
  summary?: string
  /** Further buttons beside 'Ver como tabela'. */
  actions?: ReactNode
  /** A line under the chart, e.g. what it leaves out. */
  note?: ReactNode
  /** What stands in the chart's place when there is nothing to draw. */
  empty?: string
}

/** What a segment or bar means; each has its own colour and its own pattern. */
export type ChartTone = 'blue' | 'ok' | 'late' | 'wait' | 'idle' | 'rest'
