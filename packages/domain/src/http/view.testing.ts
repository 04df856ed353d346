import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { defineList } from './list.ts'

/** A list of nothing in particular, and what its address says where it says nothing. */
export const list = defineList({
  name: 'coisas',
  title: 'Coisas',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nome', label: 'Nome', kind: 'text' },
    { key: 'nota', label: 'Nota', kind: 'text', sortable: false },
  ],
  filters: { cor: z.optional(z.enum(['azul', 'verde'])), dono: z.optional(fields.id) },
})

export const plain = { busca: '', filters: {}, ordem: '', pagina: 1, limite: 25 }
