import type { Column } from '../http/list.ts'

/** A spreadsheet says whose services they are, by name and number, so that it can come back. */
export const projetoColumn: Column = { key: 'projeto', label: 'Projeto', kind: 'text' }
