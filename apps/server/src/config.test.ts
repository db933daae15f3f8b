import { describe, expect, it } from 'vitest'
import { clockFrom } from './clock.ts'
import { readConfig } from './config.ts'

describe('settings', () => {
  it('take an address for tips, and nothing else in its place', () => {
    expect(readConfig({ DONATION_WALLET: 'bc1qexampleexampleexample0000' }).donationWallet).toMatch(/^bc1q/)
    expect(() => readConfig({ DONATION_WALLET: '<script>' })).toThrow('DONATION_WALLET: expected an address')
  })

  it('have defaults that need nothing', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.fairline',
      databaseUrl: null,
      source: 'simulated',
      seed: 1,
      replay: [],
      retentionDays: 30,
      outboxBytes: 64 * 2 ** 20,
      now: null,
      speed: 1,
      passwords: { ai: null, operator: null },
      donationWallet: null,
      trustProxy: false,
    })
  })

  it('refuse an address others may reach without a password for operators, and never repeat one', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('OPERATOR_PASSWORD')
    expect(readConfig({ HOST: '0.0.0.0', OPERATOR_PASSWORD: 'long enough' }).passwords.operator).toBe('long enough')
    expect(() => readConfig({ OPERATOR_PASSWORD: 'short' })).toThrow(
      'OPERATOR_PASSWORD: expected at least 8 characters',
    )
    expect(() => readConfig({ OPERATOR_PASSWORD: 'short' })).not.toThrow('(it is')
  })

  it.each([
    ['true', 1],
    ['2', 2],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('trust the proxies that TRUST_PROXY=%s names', (setting, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: setting }).trustProxy).toEqual(trustProxy)
  })

  it('read a replay with its clock', () => {
    const config = readConfig({
      FAIRLINE_SOURCE: 'replay',
      FAIRLINE_REPLAY: 'a,b',
      FAIRLINE_NOW: '2019-06-15T16:00:00Z',
      FAIRLINE_SPEED: '60',
      PORT: '',
    })
    expect(config).toMatchObject({
      source: 'replay',
      replay: ['a', 'b'],
      now: Date.parse('2019-06-15T16:00:00Z'),
      speed: 60,
      port: 3000,
    })
  })

  it.each([
    [{ PORT: 'http' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ FAIRLINE_SOURCE: 'magic' }, /FAIRLINE_SOURCE/],
    [{ FAIRLINE_SOURCE: 'replay' }, /FAIRLINE_REPLAY: the replay source needs the folder/],
    [{ FAIRLINE_NOW: 'yesterday' }, /FAIRLINE_NOW/],
    [{ FAIRLINE_SPEED: '-1' }, /FAIRLINE_SPEED/],
    [{ FAIRLINE_SPEED: '0' }, /FAIRLINE_SPEED/],
    [{ FAIRLINE_SPEED: '100001' }, /FAIRLINE_SPEED/],
    [{ FAIRLINE_SEED: 'lucky' }, /FAIRLINE_SEED: expected a whole number \(it is "lucky"\)/],
    [{ FAIRLINE_SEED: '1.5' }, /FAIRLINE_SEED/],
    [{ FAIRLINE_NOW: '1999-12-31T00:00:00Z' }, /FAIRLINE_NOW: the simulated leagues are played from 2002-01-01/],
    [{ FAIRLINE_NOW: '2120-01-01T00:00:00Z' }, /FAIRLINE_NOW: the simulated leagues are played from/],
    [{ RETENTION_DAYS: '0' }, /RETENTION_DAYS/],
    [{ DATABASE_URL: 'mysql://me:hidden@host/name' }, /^DATABASE_URL: expected postgres:[^(]*$/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY: expected "false", "true" \(one proxy\), .* \(it is "yes"\)/],
    [{ TRUST_PROXY: '0' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '11' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY/],
  ])('refuse %j by name', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words)
  })
})

describe('the app’s clock', () => {
  it('starts where it is told and runs at its factor', () => {
    let real = 1000
    const clock = clockFrom(500_000, 60, () => real)
    expect(clock()).toBe(500_000)
    real += 2000
    expect(clock()).toBe(620_000)
  })

  it('is the real one when told nothing', () => {
    expect(clockFrom(null, 1, () => 42)()).toBe(42)
  })
})
