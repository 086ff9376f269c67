<?php
/**
 * Takes enquiries in on shared hosting (PHP 8) and sends each on by mail(), once. See ../README.md.
 * Settings: the four lines below. KEEP is a folder outside of what the web server shows; there each enquiry is kept as well, mail or no mail.
 */
declare(strict_types=1);

$SITE_ORIGIN = getenv('SITE_ORIGIN') ?: 'https://www.company.example';
$MAIL_FROM = getenv('MAIL_FROM') ?: 'website@company.example';
$MAIL_TO = getenv('MAIL_TO') ?: 'hello@company.example';
$KEEP = getenv('KEEP') ?: dirname(__DIR__) . '/enquiries';

const FIELDS = ['name', 'email', 'phone', 'company', 'service', 'budget', 'message', 'elapsed_seconds'];

ini_set('display_errors', '0');
header("Access-Control-Allow-Origin: $SITE_ORIGIN");
header('Content-Type: application/json');
header('Cache-Control: no-store');

function answer(int $status, array $content): never
{
    http_response_code($status);
    echo json_encode($content);
    exit;
}

/** A field as text; "" where there is none, or a list. */
function field(string $name): string
{
    $value = $_POST[$name] ?? '';
    return is_string($value) ? $value : '';
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    answer(405, ['error' => 'Only POST.']);
}
// A bot gets the same answer as everybody else.
$isRobot = field('leave_empty') !== '';
if (!$isRobot && (field('name') === '' || field('message') === '' || !filter_var(field('email'), FILTER_VALIDATE_EMAIL))) {
    answer(422, ['error' => 'Name, e-mail address and message are needed.']);
}
if (!$isRobot) {
    $entry = array_combine(FIELDS, array_map('field', FIELDS));
    // A form sent without JavaScript has no key; then a hash of its text is the key.
    $key = field('idempotency_key') ?: json_encode(array_slice($entry, 0, -1), JSON_INVALID_UTF8_SUBSTITUTE);
    $file = $KEEP . '/' . hash('sha256', $key) . '.json';
    if (!is_dir($KEEP) && !@mkdir($KEEP, 0700, true)) {
        answer(502, ['error' => 'The enquiry could not be kept.']);
    }
    // "x" makes the file or fails if it is there: of two attempts at a time one wins.
    $kept = @fopen($file, 'x');
    if (!$kept && !is_file($file)) {
        answer(502, ['error' => 'The enquiry could not be kept.']);
    }
    if ($kept) {
        fwrite($kept, json_encode($entry, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE));
        fclose($kept);
        $lines = array_map(fn ($name) => $name . ': ' . $entry[$name], FIELDS);
        $headers = ['From' => $MAIL_FROM, 'Reply-To' => $entry['email'], 'MIME-Version' => '1.0',
            'Content-Type' => 'text/plain; charset=utf-8', 'Content-Transfer-Encoding' => 'base64'];
        if (!mail($MAIL_TO, 'Enquiry from the website', chunk_split(base64_encode(implode("\n", $lines))), $headers)) {
            // The next attempt counts as the first.
            unlink($file);
            answer(502, ['error' => 'The enquiry could not be sent on.']);
        }
    }
}
$next = field('_next');
if (str_starts_with($next, "$SITE_ORIGIN/") && !preg_match('/[\r\n]/', $next)) {
    header("Location: $next");
    answer(303, []);
}
answer(200, ['ok' => true]);
