import * as z from 'zod/mini'
import type { Access } from '../http/access.ts'
import { call } from '../http/call.ts'
import { defineList, EXPORT_FORMATS, type List, XLSX } from '../http/list.ts'
import { byId } from '../http/record.ts'
import { file } from '../http/replies.ts'

/** A bulletin and a curve as spreadsheets: the papers that are signed, in numbers. */

const quantidade = { kind: 'decimal', places: 4 } as const
const percentual = { kind: 'decimal', places: 2 } as const

export const linhasDoBoletimList = defineList({
  name: 'boletim',
  title: 'Boletim de medição',
  columns: [
    { key: 'codigo', label: 'Item', kind: 'text', width: 16 },
    { key: 'descricao', label: 'Descrição', kind: 'text', width: 60 },
    { key: 'unidade', label: 'Unidade', kind: 'text', width: 10 },
    { key: 'quantidade', label: 'Contratado', ...quantidade },
    { key: 'preco', label: 'Preço (R$)', kind: 'money' },
    { key: 'anterior', label: 'Anterior', ...quantidade },
    { key: 'pleiteada', label: 'Pleiteado', ...quantidade },
    { key: 'aceita', label: 'Aceito no período', ...quantidade },
    { key: 'acumulada', label: 'Acumulado', ...quantidade },
    { key: 'saldo', label: 'Saldo', ...quantidade },
    { key: 'percentual', label: 'Executado (%)', ...percentual },
    { key: 'periodo', label: 'Valor do período (R$)', kind: 'money' },
    { key: 'glosa', label: 'Glosa (R$)', kind: 'money' },
    { key: 'acumulado', label: 'Valor acumulado (R$)', kind: 'money' },
    { key: 'valorSaldo', label: 'Saldo (R$)', kind: 'money' },
    { key: 'motivo', label: 'Motivo da glosa ou do estorno', kind: 'text', width: 50 },
    { key: 'memoria', label: 'Memória de cálculo', kind: 'text', width: 50 },
  ],
  filters: {},
})

export const curvaList = defineList({
  name: 'curva',
  title: 'Curva S',
  columns: [
    { key: 'rotulo', label: 'Mês', kind: 'text', width: 18 },
    { key: 'planejado', label: 'Planejado acumulado (R$)', kind: 'money' },
    { key: 'medido', label: 'Medido acumulado (R$)', kind: 'money' },
    { key: 'pago', label: 'Pago acumulado (R$)', kind: 'money' },
    { key: 'planejado_percentual', label: 'Planejado (%)', ...percentual },
    { key: 'medido_percentual', label: 'Medido (%)', ...percentual },
    { key: 'pago_percentual', label: 'Pago (%)', ...percentual },
  ],
  filters: {},
})

/** The spreadsheet of one record. */
export const exportOf = <A extends Access, const P extends string>({ title }: List, path: P, access: A) =>
  call({
    method: 'GET',
    path,
    summary: `Planilha: ${title}`,
    access,
    params: () => byId,
    query: () => z.object({ formato: z.enum(EXPORT_FORMATS, 'Escolha csv ou xlsx.') }),
    reply: file('text/csv', XLSX),
  })
