import type { Currency } from './place.ts';

/** ISO 4217: those that people pay with. Units of account and metals are left out. */
export const ISO_CURRENCIES = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
  'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG ' +
  'HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA ' +
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX ' +
  'USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'
).split(' ') as readonly Currency[];

/**
 * ISO 3166 with the code that is dialled from abroad. Not among them are countries whose numbers `phone.ts` would read
 * wrongly: where a first zero is dialled from abroad too (Italy), where an 8 stands in its place (Russia), and where
 * numbers are as long as others are with their code (China, Brazil).
 */
const PHONES =
  'AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AZ994 BA387 BB1 BD880 BE32 BF226 BG359 ' +
  'BH973 BI257 BM1 BN673 BO591 BS1 BT975 BW267 BZ501 CA1 CD243 CF236 CH41 CL56 CM237 CO57 CR506 CU53 CV238 ' +
  'CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FR33 GB44 GD1 GE995 ' +
  'GH233 GI350 GM220 GN224 GQ240 GR30 GT502 GW245 GY592 HK852 HN504 HR385 HT509 ID62 IE353 IL972 IN91 IQ964 ' +
  'IR98 IS354 JM1 JO962 JP81 KE254 KG996 KH855 KM269 KN1 KR82 KW965 KY1 LA856 LB961 LC1 LI423 LK94 LR231 LS266 ' +
  'LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MK389 ML223 MM95 MN976 MO853 MR222 MT356 MU230 MV960 MW265 ' +
  'MX52 MY60 MZ258 NA264 NE227 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 PE51 PG675 PH63 PK92 PL48 PR1 ' +
  'PS970 PT351 PY595 QA974 RO40 RS381 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SN221 SO252 ' +
  'SR597 SS211 ST239 SV503 SY963 SZ268 TC1 TD235 TG228 TH66 TL670 TN216 TO676 TR90 TT1 TW886 TZ255 UA380 UG256 ' +
  'US1 UY598 VC1 VE58 VG1 VI1 VN84 VU678 WS685 XK383 YE967 ZA27 ZM260 ZW263';

const CODES = new Map(PHONES.split(' ').map((one) => [one.slice(0, 2), one.slice(2)]));

/** Countries whose numbers can be read. */
export const PHONE_COUNTRIES: readonly string[] = [...CODES.keys()];

/** The codes of a country, the one that is dialled first; those of Palestine and Israel reach the same numbers. */
export function phoneCodesOf(country: string): string[] {
  const code = CODES.get(country);
  if (code === '970' || code === '972') return [code, code === '970' ? '972' : '970'];
  return code === undefined ? [] : [code];
}
