import { useEffect, useState } from 'react'

/** The sentence of a word from the address. Fetched where there is one: the login is opened by many, and few are refused. */
export function useRecusa(word: unknown): string | undefined {
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    if (word === undefined) return
    void import('@paco/domain/identidades/recusas').then(({ sentenceOf }) => setSentence(sentenceOf(word)))
  }, [word])
  return sentence
}
