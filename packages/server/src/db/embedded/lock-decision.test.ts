import { describe, expect, it } from 'vitest'
import { decideLock, type LockRecord, type ProcessState, parseLockRecord } from './lock-decision.ts'

const self = { host: 'prefeitura', namespace: 'pid:[1]' }
const owner: LockRecord = { ...self, pid: 42, started: 'boot:100', token: 't', released: false }
const gone: ProcessState = { alive: false }
const same: ProcessState = { alive: true, started: 'boot:100' }
const other: ProcessState = { alive: true, started: 'boot:999' }
const otherBoot: ProcessState = { alive: true, started: 'another-boot:100' }
const untold: ProcessState = { alive: true, started: null }

describe('decideLock', () => {
  it.each<[string, LockRecord | 'none' | 'unreadable', ProcessState, string]>([
    ['no lock file', 'none', gone, 'take'],
    ['an unreadable lock file', 'unreadable', gone, 'unreadable'],
    ['an owner that released it', { ...owner, released: true }, same, 'take'],
    ['a release by another machine', { ...owner, host: 'outra', released: true }, gone, 'take'],
    ['a living owner', owner, same, 'running'],
    ['a dead owner', owner, gone, 'take'],
    ['a reused process number', owner, other, 'take'],
    ['a process of another boot id that beats', { ...owner, beats: true }, otherBoot, 'listen'],
    ['a process of another boot id that never beat', owner, otherBoot, 'elsewhere'],
    ['a living process whose start is not told', owner, untold, 'running'],
    ['an owner that noted no start', { ...owner, started: null }, other, 'running'],
    ['an owner on another machine', { ...owner, host: 'outra' }, gone, 'elsewhere'],
    ['an owner in another container', { ...owner, namespace: 'pid:[2]' }, gone, 'elsewhere'],
    ['one there that beats', { ...owner, host: 'outra', beats: true }, gone, 'listen'],
    ['one here that beats and is dead', { ...owner, beats: true }, gone, 'take'],
    ['one here that beats and lives', { ...owner, beats: true }, same, 'running'],
    ['an owner whose namespace is not told', { ...owner, namespace: null }, gone, 'elsewhere'],
  ])('%s', (_name, record, state, decision) => {
    expect(decideLock(record, self, () => state)).toBe(decision)
  })
})

describe('a lock file that was watched and showed no life', () => {
  const beating = { ...owner, beats: true }
  it.each<[string, LockRecord, ProcessState, string]>([
    ['of an owner elsewhere is free', { ...beating, host: 'outra' }, gone, 'take'],
    ['of an owner here that lives, stopped perhaps, is not', beating, same, 'running'],
    ['of an owner whose boot id alone differs is free', beating, otherBoot, 'take'],
    ['of an owner that never beat is not', { ...owner, host: 'outra' }, gone, 'elsewhere'],
  ])('%s', (_name, record, state, decision) => {
    expect(decideLock(record, self, () => state, true)).toBe(decision)
  })
})

describe('parseLockRecord', () => {
  it('reads what was written', () => {
    expect(parseLockRecord(JSON.stringify(owner))).toEqual(owner)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...owner, pid: 0 }),
    JSON.stringify({ ...owner, host: 1 }),
  ])('takes %j for unreadable', (text) => {
    expect(parseLockRecord(text)).toBe('unreadable')
  })
})
