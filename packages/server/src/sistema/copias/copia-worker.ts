import { answer } from '../../work/answer.mjs'
import { fazerCopia, type Trabalho } from './trabalho.ts'

// A process of its own, which gives way to requests: engine, files and memory of a backup end with it.
answer((trabalho: Trabalho) => fazerCopia(trabalho))
