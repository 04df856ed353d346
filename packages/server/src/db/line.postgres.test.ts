import { afterAll, expect, inject, it } from 'vitest'
import { Line } from './line.ts'

it('cities that listen at once wait for each other on the one connection', async () => {
  const told: string[] = []
  const hear = ({ message }: Error) => told.push(message)
  process.on('warning', hear)
  afterAll(() => process.off('warning', hear))
  const line = new Line(inject('postgresUrl'))
  const ears = ['a', 'b', 'c', 'd'].map((channel) => line.open(`line_${channel}`))
  await Promise.all(ears.map((ear) => ear.connect()))
  await Promise.all(ears.map((ear, at) => ear.query(`listen line_${'abcd'[at]}`)))
  await expect(ears[0]?.query('no such statement')).rejects.toThrow()
  await ears[1]?.query('select 1')
  await Promise.all(ears.map((ear) => ear.end()))
  expect(told).toEqual([])
})
